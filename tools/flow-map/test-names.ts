import type { Edge } from './edges.ts'
import type { Flow } from './flow.ts'

/** The test file that walks the edges. */
export const walksFile = 'test/flows/walks.test.ts'

/** The name of the test that walks an edge, as the test run prints it. */
export const nameOfTest = ({ id }: Pick<Flow, 'id'>, { name }: Pick<Edge, 'name'>): string => `${id} > ${name}`
