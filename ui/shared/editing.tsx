'use client';

import type {
  AddDocument,
  ChangeDocument,
  ListDocuments,
  ListVideos,
  RemoveDocument,
  RemoveVideo,
  SaveVideo,
  SuggestTitle,
  VideoId,
} from '@fairdesk/core/media';
import type { ListNews, RemoveNews, SaveNews, SaveNewsImage } from '@fairdesk/core/news';
import type {
  AddProductDocument,
  AddProductImage,
  ChangeProductDocument,
  ChangeProductImage,
  ChangeProductVideo,
  ListProducts,
  MoveProduct,
  MoveProductDocument,
  MoveThumbnail,
  RemoveProduct,
  RemoveProductDocument,
  RemoveProductImage,
  RemoveProductVideo,
  SaveProduct,
  SaveProductCategories,
  SaveProductVideo,
} from '@fairdesk/core/products';
import type {
  DeleteLogo,
  OpenProfile,
  RestoreLogo,
  SaveAccount,
  SaveAddress,
  SaveCategories,
  SaveLogo,
  SaveUris,
} from '@fairdesk/core/profile';
import type { ParticipationId, Tracking } from '@fairdesk/core/shared';
import { createContext, use } from 'react';

/** All use cases that edit a company profile; provided only on pages that have one. */
export interface Editing extends EditingUseCases {
  /** The address of a video's poster on our own host; empty for none. */
  readonly posterOf: (participation: ParticipationId, video: VideoId) => string;
  readonly track: Tracking['track'];
}

/** The use cases that call services. */
export interface EditingUseCases {
  readonly openProfile: OpenProfile;
  readonly saveAccount: SaveAccount;
  readonly saveAddress: SaveAddress;
  readonly saveUris: SaveUris;
  readonly saveCategories: SaveCategories;
  readonly saveLogo: SaveLogo;
  readonly deleteLogo: DeleteLogo;
  readonly restoreLogo: RestoreLogo;
  readonly listProducts: ListProducts;
  readonly saveProduct: SaveProduct;
  readonly removeProduct: RemoveProduct;
  readonly moveProduct: MoveProduct;
  readonly saveProductCategories: SaveProductCategories;
  readonly addProductImage: AddProductImage;
  readonly changeProductVideo: ChangeProductVideo;
  readonly changeProductImage: ChangeProductImage;
  readonly removeProductImage: RemoveProductImage;
  readonly saveProductVideo: SaveProductVideo;
  readonly removeProductVideo: RemoveProductVideo;
  readonly moveThumbnail: MoveThumbnail;
  readonly addProductDocument: AddProductDocument;
  readonly changeProductDocument: ChangeProductDocument;
  readonly removeProductDocument: RemoveProductDocument;
  readonly moveProductDocument: MoveProductDocument;
  readonly listNews: ListNews;
  readonly saveNews: SaveNews;
  readonly removeNews: RemoveNews;
  readonly saveNewsImage: SaveNewsImage;
  readonly listDocuments: ListDocuments;
  readonly addDocument: AddDocument;
  readonly changeDocument: ChangeDocument;
  readonly removeDocument: RemoveDocument;
  readonly listVideos: ListVideos;
  readonly saveVideo: SaveVideo;
  readonly removeVideo: RemoveVideo;
  readonly suggestTitle: SuggestTitle;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext;

export const useEditing = (): Editing => {
  const editing = use(EditingContext);
  if (editing === undefined) throw new Error('useEditing needs an EditingProvider above it');
  return editing;
};
