import { configure } from 'storybook/test'

/**
 * Builds a failed query's error message only when it is read. Building it serializes the whole page, and a query that
 * waits for an element fails on every DOM change until the element appears.
 */
export function buildQueryErrorsLazily(): void {
  configure(({ getElementError }) => ({
    getElementError: (message, container) => {
      const error = new Error(message ?? undefined)
      error.name = 'TestingLibraryElementError'
      const write = (value: string) =>
        Object.defineProperty(error, 'message', { value, writable: true, configurable: true })
      const get = () => {
        const { message: fullMessage } = getElementError(message, container)
        write(fullMessage)
        return fullMessage
      }
      return Object.defineProperty(error, 'message', { get, set: write, configurable: true })
    },
  }))
}
