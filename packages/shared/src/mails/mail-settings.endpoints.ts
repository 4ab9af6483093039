import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { done, ok } from '../contract/replies.js';
import {
  mailPreviewInputSchema,
  mailSettingsInputSchema,
  mailSettingsSchema,
  testMailInputSchema,
} from './mail-settings.js';

/** How the mails look, what they say, and what the shop's own address is told. */
export const mailSettingsEndpoints = {
  getMailSettings: {
    method: 'GET',
    path: '/mail-settings',
    access: 'admin',
    area: 'settings',
    summary:
      "The mails' looks and words, what the shop's own address is told, and whether mails can be sent",
    status: 200,
    response: ok({ settings: mailSettingsSchema, canSend: z.boolean() }),
  },
  updateMailSettings: {
    method: 'PUT',
    path: '/mail-settings',
    access: 'admin',
    area: 'settings',
    summary:
      "Save the mails' settings; 409 when somebody saved them since the version that is sent",
    body: mailSettingsInputSchema,
    status: 200,
    response: done({ settings: mailSettingsSchema }),
  },
  previewMail: {
    method: 'POST',
    path: '/mail-settings/preview',
    access: 'admin',
    area: 'settings',
    onlyReads: true,
    summary: 'A mail about made-up things, with these words and looks',
    body: mailPreviewInputSchema,
    status: 200,
    response: ok({ subject: z.string(), text: z.string(), html: z.string() }),
  },
  sendTestMail: {
    method: 'POST',
    path: '/mail-settings/test',
    access: 'admin',
    area: 'settings',
    onlyPeople: true,
    summary: 'Send a mail about made-up things to oneself, with the saved words and looks',
    body: testMailInputSchema,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
