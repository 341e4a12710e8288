import type { Endpoint } from '../endpoint.ts';
import { healthAnswer, openApiAnswer, operatorAnswer, readyAnswer } from '../schemas/service.ts';

/** The service itself: whether it is well, its documentation, its metrics. */
export const serviceEndpoints = {
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'The process is alive; asks nothing of the database',
    output: healthAnswer,
    failures: [],
  },
  getReadiness: {
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary: 'The database answers and is migrated',
    output: readyAnswer,
    failures: [],
  },
  getOperator: {
    method: 'GET',
    path: '/api/operator',
    access: 'public',
    summary: 'Who runs the installation, and who else gets what people give it',
    output: operatorAnswer,
    failures: [],
  },
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This table as OpenAPI 3.1',
    output: openApiAnswer,
    failures: [],
  },
  getDocs: {
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    summary: 'This table as a page to read',
    output: 'text/html',
    failures: [],
  },
  getMetrics: {
    method: 'GET',
    path: '/api/metrics',
    access: 'admin-or-sandbox',
    summary: 'Prometheus text, for admins, collectors with METRICS_TOKEN, and the key of the sandbox',
    output: 'text/plain',
    failures: [],
  },
} as const satisfies Record<string, Endpoint>;
