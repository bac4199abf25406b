import {
  type BinaryOperationNode,
  type OperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type QueryCompiler,
} from 'kysely';
import type pg from 'pg';

/** PostgreSQL rejects an empty list, which SQLite accepts: nothing is in it. */
class Compiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    if (isEmptyList(node.rightOperand)) this.append(String(isNotIn(node.operator)));
    else super.visitBinaryOperation(node);
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

export const createPostgresDialect = (pool: pg.Pool): PostgresDialect => new Dialect({ pool });

const isEmptyList = (node: OperationNode): boolean =>
  PrimitiveValueListNode.is(node) && node.values.length === 0;

const isNotIn = (node: OperationNode): boolean => OperatorNode.is(node) && node.operator === 'not in';
