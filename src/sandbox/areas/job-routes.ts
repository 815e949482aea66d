import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import type { World } from '../store/world.js';
import { guideRoutes } from './ai-studio/guides.js';
import { flowJobRoutes } from './architect/flow-jobs.js';
import { assistantUserRoutes } from './assistants/queue-users.js';
import { auditRoutes } from './audits/routes.js';
import { auditSearchRoutes } from './audits/searches.js';
import { caseRoutes } from './case-management/cases.js';
import { contentCommandRoutes } from './content-commands.js';
import { edgeLogRoutes } from './edges/log-jobs.js';
import { gdprRoutes } from './gdpr.js';
import { jobClock } from './job-kind.js';
import { knowledgeImportRoutes } from './knowledge/imports.js';
import { knowledgeOperationRoutes } from './knowledge/operations.js';
import { learningJobRoutes } from './learning/module-jobs.js';
import { minerRoutes } from './miners.js';
import { reportingRoutes } from './reporting/routes.js';
import { assessmentRoutes } from './routing/assessments.js';
import { generalProgramRoutes } from './speech/general-programs.js';
import { billingRoutes } from './usage/billing.js';
import { operationalEventRoutes } from './usage/operational-events.js';
import { usageRoutes } from './usage/routes.js';
import { adherenceRoutes } from './workforce-management/adherence/routes.js';
import { workforceRoutes } from './workforce-management/area.js';
import { agentScheduleRoutes } from './workforce-management/schedules/agent-schedules.js';
import { forecastRoutes } from './workforce-management/forecasts/forecasts.js';
import { historicalDataRoutes } from './workforce-management/historical-data.js';
import { intradayRoutes } from './workforce-management/schedules/intraday.js';
import { scheduleRoutes } from './workforce-management/schedules/schedules.js';

/** Jobs that end as time passes. They are registered before all other routes, so that every request sees their results. */
export function jobRoutes(app: Hono<SandboxEnv>, world: World): void {
  jobClock(app, world);
  for (const addRoutes of [auditRoutes, auditSearchRoutes, operationalEventRoutes, usageRoutes, billingRoutes, reportingRoutes])
    addRoutes(app, world);
  for (const addRoutes of [flowJobRoutes, knowledgeImportRoutes, knowledgeOperationRoutes, learningJobRoutes, minerRoutes])
    addRoutes(app, world);
  for (const addRoutes of [assessmentRoutes, generalProgramRoutes, edgeLogRoutes]) addRoutes(app, world);
  workforceRoutes(app, world);
  for (const addRoutes of [scheduleRoutes, forecastRoutes, agentScheduleRoutes, intradayRoutes]) addRoutes(app, world);
  for (const addRoutes of [guideRoutes, assistantUserRoutes]) addRoutes(app, world);
  for (const addRoutes of [adherenceRoutes, historicalDataRoutes, gdprRoutes, contentCommandRoutes, caseRoutes])
    addRoutes(app, world);
}
