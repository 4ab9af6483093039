import type { ProductStatus } from '@shop/shared';
import { yesNoOf } from '../text/yes-no.js';
import { find } from './find.js';
import { refuse, tell, type Reading } from './reading.js';
import type { Row } from './row.js';

/** What the statuses of other shops are here. */
const STATUSES: Record<string, ProductStatus> = {
  active: 'active',
  published: 'active',
  publish: 'active',
  draft: 'draft',
  proposed: 'draft',
  rejected: 'draft',
  pending: 'draft',
  private: 'draft',
  unlisted: 'draft',
  archived: 'archived',
  ...{ aktiv: 'active', actif: 'active', activo: 'active' },
  ...{ entwurf: 'draft', brouillon: 'draft', borrador: 'draft' },
  ...{ archiviert: 'archived', archivé: 'archived', archivado: 'archived' },
};

/** The status; absent if it is blank. What is active but not published is a draft. */
export function readStatus(rows: readonly Row[], reading: Reading): { status?: ProductStatus } {
  const found = find(rows, 'status');
  const published = find(rows, 'published');
  const isPublished = published && yesNoOf(published.cell.text);
  if (published && isPublished === undefined)
    refuse(reading, published.row, published.cell, 'must be true or false');
  if (!found) {
    // Files without the column, of WooCommerce among others, say it by this one alone.
    if (reading.layout.has('status') || isPublished === undefined) return {};
    return { status: isPublished ? 'active' : 'draft' };
  }
  const status = STATUSES[found.cell.text.toLowerCase()];
  if (!status) refuse(reading, found.row, found.cell, 'must be active, draft or archived');
  if (status === 'active' && published && isPublished === false) {
    tell(reading, published.row, published.cell, 'Active but not published: imported as a draft');
    return { status: 'draft' };
  }
  return status ? { status } : {};
}

/** The publication time; null if the file clears it. */
export function readMoment(rows: readonly Row[], reading: Reading): string | null | undefined {
  const found = find(rows, 'publishAt');
  if (!found) return reading.options.clears && reading.layout.has('publishAt') ? null : undefined;
  const { text } = found.cell;
  const moment = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : undefined;
  if (moment && !Number.isNaN(moment.getTime()))
    return moment.toISOString().replace(/\d{3}Z$/, '000Z');
  refuse(reading, found.row, found.cell, 'must be a date such as 2026-12-01T08:00:00Z');
  return undefined;
}
