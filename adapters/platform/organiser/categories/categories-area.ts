import {
  CategoryBodySchema,
  CategoryMoveBodySchema,
  CategoryRemovalBodySchema,
  categoryFormFaults,
  NewCategoryBodySchema,
} from '@fairdesk/core/organiser';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { json, notFound, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import type { FairWriter } from '../fair-writer.ts';
import { lockFairs } from '../lock-fairs.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { deleteCategory, mergeCategory } from './category-removal.ts';
import { categoryPlan } from './category-rows.ts';
import { createCategory, moveCategory, saveCategory } from './category-writes.ts';

/** `GET` lists the categories of the fair, `POST` adds one, `PUT` changes one; `POST move` and `POST remove`. */
export const categoriesArea: OrganiserArea = (parts) => async (call) => {
  const { method } = call.request;
  switch (`${method} ${call.path.join('/')}`.trim()) {
    case 'GET':
      return json(200, await categoryPlan(parts.database.query, call.event));
    case 'POST':
      return create(parts, call);
    case 'PUT':
      return save(parts, call);
    case 'POST move':
      return move(parts, call);
    case 'POST remove':
      return remove(parts, call);
    default:
      return methodNotAllowed;
  }
};

const create = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { form, id } = await readDeskBody(call.request, NewCategoryBodySchema);
  return change(parts, call, async (query, writer) => {
    // An attempt that is still under way comes first.
    await lockFairs(query, [call.event]);
    const { categories } = await categoryPlan(query, call.event);
    const earlier = categories.find((category) => category.id === id);
    const faults = categoryFormFaults(form, categories, earlier);
    if (faults.length > 0) throw invalid(faults);
    if (earlier) await saveCategory(query, writer, earlier.id, form, earlier.version);
    else await createCategory(query, writer, form, id);
  });
};

const save = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { id, form, version } = await readDeskBody(call.request, CategoryBodySchema);
  return change(parts, call, async (query, writer) => {
    const { categories } = await categoryPlan(query, call.event);
    const edited = categories.find((category) => category.id === id);
    if (edited === undefined) throw notFound();
    const faults = categoryFormFaults(form, categories, edited);
    if (faults.length > 0) throw invalid(faults);
    await saveCategory(query, writer, id, form, version);
  });
};

const move = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { id, parent, before } = await readDeskBody(call.request, CategoryMoveBodySchema);
  return change(parts, call, (query, writer) => moveCategory(query, writer, id, { parent, before }));
};

const remove = async (parts: OrganiserParts, call: OrganiserCall): Promise<ServiceResponse> => {
  const { id, into } = await readDeskBody(call.request, CategoryRemovalBodySchema);
  return change(parts, call, (query, writer) =>
    into === undefined ? deleteCategory(query, writer, id) : mergeCategory(query, writer, id, into),
  );
};

/** Every change responds with the categories after it. */
const change = async (
  { database, clock }: OrganiserParts,
  { event, actor }: OrganiserCall,
  work: (query: Query, writer: FairWriter) => Promise<void>,
): Promise<ServiceResponse> => {
  const plan = await database.write(async (query) => {
    await work(query, { event, actor, now: clock() });
    return categoryPlan(query, event);
  });
  return json(200, plan);
};
