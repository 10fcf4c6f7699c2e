import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireText } from '../http/wire.ts';

export const SITE_VERSION = defineCall({
  name: 'siteVersion',
  summary: 'The version that the site runs; the server of its pages answers',
  method: 'GET',
  path: '/version.json',
  reply: v.object({ version: wireText }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
