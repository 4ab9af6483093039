import { SHOP_SYNONYMS } from '@shop/search';
import { SUCCESS_TEXTS, type endpoints, type StoredSynonyms } from '@shop/shared';
import { latestAuditEntry } from '../../../audit/index.js';
import type { Controller } from '@shop/http/route';
import { saveSynonyms } from './save-synonyms.js';
import { builtInAndOff } from './built-in-synonyms.js';
import { switchBuiltInSynonym } from './switch-built-in-synonym.js';
import { SYNONYMS_KEY, SynonymsModel, type SynonymsRecord } from './synonyms.model.js';

export const get: Controller<typeof endpoints.getSynonyms> = async () => {
  const record = await SynonymsModel.findById(SYNONYMS_KEY).lean();
  return {
    success: true,
    synonyms: await storedSynonyms(record),
    builtIn: [...SHOP_SYNONYMS],
    off: builtInAndOff(record),
  };
};

export const update: Controller<typeof endpoints.updateSynonyms> = async ({ body, actor }) => {
  const record = await saveSynonyms(body, actor);
  return {
    success: true,
    message: SUCCESS_TEXTS.synonymsSaved,
    synonyms: await storedSynonyms(record),
  };
};

export const switchBuiltIn: Controller<typeof endpoints.switchBuiltInSynonym> = async ({
  body,
  actor,
}) => ({
  success: true,
  message: body.isOff ? SUCCESS_TEXTS.synonymOff : SUCCESS_TEXTS.synonymOn,
  off: builtInAndOff(await switchBuiltInSynonym(body, actor)),
});

async function storedSynonyms(record: SynonymsRecord | null): Promise<StoredSynonyms> {
  const lastSave = await latestAuditEntry(SYNONYMS_KEY);
  return {
    lines: record?.lines ?? [],
    version: record?.version ?? 0,
    saved: lastSave && { at: lastSave.at.toISOString(), by: lastSave.by.name },
  };
}
