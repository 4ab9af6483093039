import { findPage } from '@shop/mongo';
import { FileReply } from '@shop/http';
import { COLUMNS, writeWrongRows } from '@shop/product-files';
import { SUCCESS_TEXTS, wrongRowsFileName, type endpoints } from '@shop/shared';
import { notFound, wrongField } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { ImportJobModel } from '../jobs/import-job.model.js';
import { ImportRemarkModel, type ImportRemarkRecord } from '../jobs/import-remark.model.js';
import { findJob } from '../jobs/import-report.js';
import { ImportResultModel, type ImportResultRecord } from '../jobs/import-result.model.js';
import { wrongRowsOf } from '../jobs/wrong-row.model.js';
import { addPhotoFile } from '../photos/add-photo-file.js';
import { NamedPhotoModel, type NamedPhotoRecord } from '../photos/named-photo.model.js';
import { addPiece } from './add-piece.js';
import { createImport } from './create-import.js';
import { importView, photoView, remarkView, resultView } from './import.view.js';
import { updateImport } from './update-import.js';

const LISTED = 20;

const CHOICES = Object.entries(COLUMNS).map(([name, label]) => ({ name, label }));

export const list: Controller<typeof endpoints.listImports> = async () => {
  const jobs = await ImportJobModel.find().sort({ createdAt: -1 }).limit(LISTED).lean();
  return { success: true, imports: jobs.map(importView) };
};

export const create: Controller<typeof endpoints.createImport> = ({ body, actor }) => ({
  create: async (session) => {
    const job = await createImport(body, actor, session);
    const message = SUCCESS_TEXTS.fileAnnounced;
    return { reply: { success: true, message, import: importView(job) } };
  },
});

export const addPart: Controller<typeof endpoints.addImportPiece> = async ({
  params,
  body,
  actor,
}) => {
  const job = await addPiece(params, Buffer.from(body.bytes, 'base64'), actor);
  return { success: true, message: SUCCESS_TEXTS.filePieceStored, import: importView(job) };
};

export const addPhoto: Controller<typeof endpoints.addImportPhoto> = async ({
  params,
  body: { name },
  photo,
  actor,
}) => {
  if (!photo) throw wrongField('photo', 'Choose a photo');
  const job = await addPhotoFile(params.id, { name, bytes: photo }, actor);
  return { success: true, message: SUCCESS_TEXTS.filePieceStored, import: importView(job) };
};

export const listPhotos: Controller<typeof endpoints.listImportPhotos> = async ({
  params,
  query: { state, ...page },
}) => {
  const filter = { job: params.id, ...(state && { state }) };
  const list = { filter, sort: { number: 1 } } as const;
  const { rows, total } = await findPage<NamedPhotoRecord>(NamedPhotoModel, list, page);
  return { success: true, photos: rows.map(photoView), total };
};

export const update: Controller<typeof endpoints.updateImport> = async ({
  params,
  body,
  actor,
}) => {
  const job = await updateImport(params.id, body, actor);
  return { success: true, message: SUCCESS_TEXTS.importUpdated, import: importView(job) };
};

export const get: Controller<typeof endpoints.getImport> = async ({ params }) => {
  const job = await findJob(params.id);
  if (!job) throw notFound('Import');
  return { success: true, import: importView(job), choices: CHOICES };
};

export const listRemarks: Controller<typeof endpoints.listImportRemarks> = async ({
  params,
  query,
}) => {
  const list = { filter: { job: params.id }, sort: { isProblem: -1, line: 1, _id: 1 } } as const;
  const { rows, total } = await findPage<ImportRemarkRecord>(ImportRemarkModel, list, query);
  return { success: true, remarks: rows.map(remarkView), total };
};

export const exportWrongRows: Controller<typeof endpoints.exportWrongRows> = async ({ params }) => {
  const job = await findJob(params.id);
  if (!job) throw notFound('Import');
  const header = (job.columns ?? []).map((column) => column.header);
  const rows = writeWrongRows({ header, separator: job.separator ?? ',' }, wrongRowsOf(job._id));
  return new FileReply(wrongRowsFileName(job.name), rows);
};

export const listResults: Controller<typeof endpoints.listImportResults> = async ({
  params,
  query: { outcome, ...page },
}) => {
  const list = { filter: { job: params.id, outcome }, sort: { line: 1, _id: 1 } } as const;
  const { rows, total } = await findPage<ImportResultRecord>(ImportResultModel, list, page);
  return { success: true, results: rows.map(resultView), total };
};
