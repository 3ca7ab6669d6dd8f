/** The formulas that the demo world computes with: one chunk, loaded when a screen first needs one. */
export { employeePerformance } from '@/intelligence/performance/employee';
export { teamDashboard, teamMember } from '@/intelligence/performance/team';
export { hrDashboard } from '@/intelligence/reports/hr-dashboard';
export { reportOn } from '@/intelligence/reports/report';
export { ownRiskOf, peersOf, riskOf } from '@/intelligence/risk/employee';
