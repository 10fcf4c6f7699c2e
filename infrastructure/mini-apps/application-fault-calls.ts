import * as v from 'valibot';
import { APPLICATION_FAULTS } from '../../core/mini-apps/application-fault.ts';
import { MINI_APP_SECTION_NAMES } from '../../core/mini-apps/mini-app-section.ts';
import { defineCall } from '../http/call.ts';
import { wireMillis } from '../http/wire.ts';

/** MAT-27 By section. */
export const applicationFaults = v.record(v.picklist(MINI_APP_SECTION_NAMES), v.picklist(APPLICATION_FAULTS));

export const SET_APPLICATIONS = defineCall({
  name: 'debuggerSetApplications',
  summary: 'Makes applications of slots gone, silent, malformed or hostile; those that are not named are well',
  method: 'POST',
  path: '/debugger-api/applications',
  body: v.object({ faults: applicationFaults }),
  reply: v.object({ now: wireMillis }),
  access: 'public',
  changes: 'state',
});
