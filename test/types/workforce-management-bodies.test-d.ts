import { WorkforceManagementApi } from 'contact-centre-client/apis/workforce-management';
import type * as Models from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new WorkforceManagementApi();

/** Bodies in a program for a newer client of the platform. */
interface Bodies {
  AddWorkPlanRotationRequest: Models.AddWorkPlanRotationRequest;
  AdminTimeOffRequestPatch: Models.AdminTimeOffRequestPatch;
  AgentTimeOffRequestPatch: Models.AgentTimeOffRequestPatch;
  AvailableTimeOffRequest: Models.AvailableTimeOffRequest;
  BuGetCurrentAgentScheduleRequest: Models.BuGetCurrentAgentScheduleRequest;
  BuSearchAgentSchedulesRequest: Models.BuSearchAgentSchedulesRequest;
  CopyWorkPlan: Models.CopyWorkPlan;
  CopyWorkPlanRotationRequest: Models.CopyWorkPlanRotationRequest;
  CreateActivityCodeRequest: Models.CreateActivityCodeRequest;
  CreateAdminTimeOffRequest: Models.CreateAdminTimeOffRequest;
  CreateAgentTimeOffRequest: Models.CreateAgentTimeOffRequest;
  CreateBusinessUnitRequest: Models.CreateBusinessUnitRequest;
  CreateManagementUnitApiRequest: Models.CreateManagementUnitApiRequest;
  CreatePlanningGroupRequest: Models.CreatePlanningGroupRequest;
  CreateServiceGoalTemplate: Models.CreateServiceGoalTemplate;
  CreateTimeOffLimitRequest: Models.CreateTimeOffLimitRequest;
  CreateTimeOffPlanRequest: Models.CreateTimeOffPlanRequest;
  CreateWorkPlan: Models.CreateWorkPlan;
  IntradayPlanningGroupRequest: Models.IntradayPlanningGroupRequest;
  MoveManagementUnitRequest: Models.MoveManagementUnitRequest;
  PatchBuScheduleRunRequest: Models.PatchBuScheduleRunRequest;
  QueryTimeOffLimitValuesRequest: Models.QueryTimeOffLimitValuesRequest;
  QueryWaitlistPositionsRequest: Models.QueryWaitlistPositionsRequest;
  SetTimeOffLimitValuesRequest: Models.SetTimeOffLimitValuesRequest;
  TimeOffRequestQueryBody: Models.TimeOffRequestQueryBody;
  UpdateActivityCodeRequest: Models.UpdateActivityCodeRequest;
  UpdateBusinessUnitRequest: Models.UpdateBusinessUnitRequest;
  UpdateManagementUnitRequest: Models.UpdateManagementUnitRequest;
  UpdateNotificationsRequest: Models.UpdateNotificationsRequest;
  UpdatePlanningGroupRequest: Models.UpdatePlanningGroupRequest;
  UpdateServiceGoalTemplate: Models.UpdateServiceGoalTemplate;
  UpdateTimeOffLimitRequest: Models.UpdateTimeOffLimitRequest;
  UpdateTimeOffPlanRequest: Models.UpdateTimeOffPlanRequest;
  UpdateWorkPlanRotationRequest: Models.UpdateWorkPlanRotationRequest;
  UserListScheduleRequestBody: Models.UserListScheduleRequestBody;
  ValidationServiceRequest: Models.ValidationServiceRequest;
  WfmHistoricalAdherenceQuery: Models.WfmHistoricalAdherenceQuery;
  WorkPlan: Models.WorkPlan;
  WorkPlanValidationRequest: Models.WorkPlanValidationRequest;
}

declare const a: Bodies;

describe('A body in place of opts', () => {
  it('is rejected by all 40 methods where newer clients accept it', () => {
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementBusinessunit('x', a.UpdateBusinessUnitRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementBusinessunitActivitycode('x', 'y', a.UpdateActivityCodeRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementBusinessunitPlanninggroup('x', 'y', a.UpdatePlanningGroupRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementBusinessunitSchedulingRun('x', 'y', a.PatchBuScheduleRunRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementBusinessunitServicegoaltemplate('x', 'y', a.UpdateServiceGoalTemplate);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementManagementunit('x', a.UpdateManagementUnitRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementManagementunitTimeofflimit('x', 'y', a.UpdateTimeOffLimitRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementManagementunitTimeoffplan('x', 'y', a.UpdateTimeOffPlanRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementManagementunitUserTimeoffrequest('x', 'y', 'z', a.AdminTimeOffRequestPatch);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementManagementunitWorkplan('x', 'y', a.WorkPlan);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementManagementunitWorkplanrotation('x', 'y', a.UpdateWorkPlanRotationRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.patchWorkforcemanagementTimeoffrequest('x', a.AgentTimeOffRequestPatch);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementAgentschedulesMine(a.BuGetCurrentAgentScheduleRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementBusinessunitActivitycodes('x', a.CreateActivityCodeRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementBusinessunitAgentschedulesSearch('x', a.BuSearchAgentSchedulesRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementBusinessunitIntraday('x', a.IntradayPlanningGroupRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementBusinessunitPlanninggroups('x', a.CreatePlanningGroupRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementBusinessunitServicegoaltemplates('x', a.CreateServiceGoalTemplate);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementBusinessunits(a.CreateBusinessUnitRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementHistoricaldataValidate(a.ValidationServiceRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitAgentschedulesSearch('x', a.BuSearchAgentSchedulesRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitHistoricaladherencequery('x', a.WfmHistoricalAdherenceQuery);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitMove('x', a.MoveManagementUnitRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitSchedulesSearch('x', a.UserListScheduleRequestBody);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitTimeofflimits('x', a.CreateTimeOffLimitRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitTimeofflimitsValuesQuery('x', a.QueryTimeOffLimitValuesRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitTimeoffplans('x', a.CreateTimeOffPlanRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitTimeoffrequests('x', a.CreateAdminTimeOffRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitTimeoffrequestsQuery('x', a.TimeOffRequestQueryBody);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery('x', a.QueryWaitlistPositionsRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitWorkplanCopy('x', 'y', a.CopyWorkPlan);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitWorkplanValidate('x', 'y', a.WorkPlanValidationRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitWorkplanrotationCopy('x', 'y', a.CopyWorkPlanRotationRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitWorkplanrotations('x', a.AddWorkPlanRotationRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunitWorkplans('x', a.CreateWorkPlan);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementManagementunits(a.CreateManagementUnitApiRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementNotificationsUpdate(a.UpdateNotificationsRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementTimeofflimitsAvailableQuery(a.AvailableTimeOffRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.postWorkforcemanagementTimeoffrequests(a.CreateAgentTimeOffRequest);
    // @ts-expect-error -- the body belongs in opts
    void api.putWorkforcemanagementManagementunitTimeofflimitValues('x', 'y', a.SetTimeOffLimitValuesRequest);
  });

  it('is accepted as opts.body', () => {
    void api.patchWorkforcemanagementBusinessunit('x', { body: a.UpdateBusinessUnitRequest });
    void api.patchWorkforcemanagementBusinessunitActivitycode('x', 'y', { body: a.UpdateActivityCodeRequest });
    void api.patchWorkforcemanagementBusinessunitPlanninggroup('x', 'y', { body: a.UpdatePlanningGroupRequest });
    void api.patchWorkforcemanagementBusinessunitSchedulingRun('x', 'y', { body: a.PatchBuScheduleRunRequest });
    void api.patchWorkforcemanagementBusinessunitServicegoaltemplate('x', 'y', { body: a.UpdateServiceGoalTemplate });
    void api.patchWorkforcemanagementManagementunit('x', { body: a.UpdateManagementUnitRequest });
    void api.patchWorkforcemanagementManagementunitTimeofflimit('x', 'y', { body: a.UpdateTimeOffLimitRequest });
    void api.patchWorkforcemanagementManagementunitTimeoffplan('x', 'y', { body: a.UpdateTimeOffPlanRequest });
    void api.patchWorkforcemanagementManagementunitUserTimeoffrequest('x', 'y', 'z', { body: a.AdminTimeOffRequestPatch });
    void api.patchWorkforcemanagementManagementunitWorkplan('x', 'y', { body: a.WorkPlan });
    void api.patchWorkforcemanagementManagementunitWorkplanrotation('x', 'y', { body: a.UpdateWorkPlanRotationRequest });
    void api.patchWorkforcemanagementTimeoffrequest('x', { body: a.AgentTimeOffRequestPatch });
    void api.postWorkforcemanagementAgentschedulesMine({ body: a.BuGetCurrentAgentScheduleRequest });
    void api.postWorkforcemanagementBusinessunitActivitycodes('x', { body: a.CreateActivityCodeRequest });
    void api.postWorkforcemanagementBusinessunitAgentschedulesSearch('x', { body: a.BuSearchAgentSchedulesRequest });
    void api.postWorkforcemanagementBusinessunitIntraday('x', { body: a.IntradayPlanningGroupRequest });
    void api.postWorkforcemanagementBusinessunitPlanninggroups('x', { body: a.CreatePlanningGroupRequest });
    void api.postWorkforcemanagementBusinessunitServicegoaltemplates('x', { body: a.CreateServiceGoalTemplate });
    void api.postWorkforcemanagementBusinessunits({ body: a.CreateBusinessUnitRequest });
    void api.postWorkforcemanagementHistoricaldataValidate({ body: a.ValidationServiceRequest });
    void api.postWorkforcemanagementManagementunitAgentschedulesSearch('x', { body: a.BuSearchAgentSchedulesRequest });
    void api.postWorkforcemanagementManagementunitHistoricaladherencequery('x', { body: a.WfmHistoricalAdherenceQuery });
    void api.postWorkforcemanagementManagementunitMove('x', { body: a.MoveManagementUnitRequest });
    void api.postWorkforcemanagementManagementunitSchedulesSearch('x', { body: a.UserListScheduleRequestBody });
    void api.postWorkforcemanagementManagementunitTimeofflimits('x', { body: a.CreateTimeOffLimitRequest });
    void api.postWorkforcemanagementManagementunitTimeofflimitsValuesQuery('x', { body: a.QueryTimeOffLimitValuesRequest });
    void api.postWorkforcemanagementManagementunitTimeoffplans('x', { body: a.CreateTimeOffPlanRequest });
    void api.postWorkforcemanagementManagementunitTimeoffrequests('x', { body: a.CreateAdminTimeOffRequest });
    void api.postWorkforcemanagementManagementunitTimeoffrequestsQuery('x', { body: a.TimeOffRequestQueryBody });
    void api.postWorkforcemanagementManagementunitTimeoffrequestsWaitlistpositionsQuery('x', {
      body: a.QueryWaitlistPositionsRequest,
    });
    void api.postWorkforcemanagementManagementunitWorkplanCopy('x', 'y', { body: a.CopyWorkPlan });
    void api.postWorkforcemanagementManagementunitWorkplanValidate('x', 'y', { body: a.WorkPlanValidationRequest });
    void api.postWorkforcemanagementManagementunitWorkplanrotationCopy('x', 'y', { body: a.CopyWorkPlanRotationRequest });
    void api.postWorkforcemanagementManagementunitWorkplanrotations('x', { body: a.AddWorkPlanRotationRequest });
    void api.postWorkforcemanagementManagementunitWorkplans('x', { body: a.CreateWorkPlan });
    void api.postWorkforcemanagementManagementunits({ body: a.CreateManagementUnitApiRequest });
    void api.postWorkforcemanagementNotificationsUpdate({ body: a.UpdateNotificationsRequest });
    void api.postWorkforcemanagementTimeofflimitsAvailableQuery({ body: a.AvailableTimeOffRequest });
    void api.postWorkforcemanagementTimeoffrequests({ body: a.CreateAgentTimeOffRequest });
    void api.putWorkforcemanagementManagementunitTimeofflimitValues('x', 'y', { body: a.SetTimeOffLimitValuesRequest });
  });

  it('is also rejected in an object literal, and in addition to the fields of opts', () => {
    // @ts-expect-error -- a name is the unit's, not an option
    void api.patchWorkforcemanagementManagementunit('x', { name: 'North' });
    // @ts-expect-error -- beside an option it is none, either
    void api.patchWorkforcemanagementBusinessunit('x', { includeSchedulingDefaultMessageSeverities: true, name: 'North' });
    // @ts-expect-error -- and the third argument contains the request options
    void api.patchWorkforcemanagementBusinessunit('x', a.UpdateBusinessUnitRequest, {});
    // @ts-expect-error -- options and body cannot be one object
    void api.postWorkforcemanagementManagementunits({ body: { name: 'North', timeZone: 'UTC' }, name: 'North' });
    expectTypeOf(api.postWorkforcemanagementManagementunits()).resolves.toEqualTypeOf<Models.ManagementUnit>();
  });
});
