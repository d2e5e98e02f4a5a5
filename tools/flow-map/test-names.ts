import type { Edge } from './edges.ts'
import type { Flow } from './flow.ts'

/** Where the edges are walked. */
export const walksFile = 'test/flows/walks.test.ts'

/** The test that walks an edge, as the test run prints it. */
export const nameOfTest = ({ id }: Pick<Flow, 'id'>, { name }: Pick<Edge, 'name'>): string => `${id} > ${name}`
