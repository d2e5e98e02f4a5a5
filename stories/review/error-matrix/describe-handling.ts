import type { ErrorRow } from '../../../src/errors/row.ts'

type Handling = Pick<ErrorRow, 'surface' | 'follow'>

const shown: Record<Exclude<ErrorRow['surface'], 'silent'>, string> = {
  field: 'Shown under its field',
  submit: 'Shown beside the submit button',
  alert: 'Shown in an alert',
  dialog: 'Shown in a dialog',
  toast: 'Shown in a toast',
}

/** What the button of an alert or dialog does, or what happens beside the words of a field. */
const thenDoes: Partial<Record<ErrorRow['follow'], string>> = {
  reload: 'its button reloads the page',
  relogin: 'its button asks the client to log in',
  'open-web': 'its button opens the web version',
  'download-client': 'its button downloads the client',
  'refresh-picture': 'a new picture is loaded',
}

/** What is seen of an error that has no words of its own; where the page is left, the picture shows it just before. */
const silent: Partial<Record<ErrorRow['follow'], string>> = {
  reload: 'No message: the client is asked to reload the page. The picture shows the page before.',
  redirect: 'No message: the page goes to the two-step set-up. The picture shows the page before.',
  'skip-step': 'No message: the step is skipped.',
  'refresh-picture': 'No message: a picture captcha appears.',
  'start-slider': 'No message: the slider opens.',
  'check-session': 'The session is checked first. Here it has ended, so an alert asks to log in.',
}

/** What a person sees of an error, in a sentence or two. */
export function describeHandling({ surface, follow }: Handling): string {
  if (surface === 'silent') return silent[follow] ?? 'No message.'
  const then = thenDoes[follow]
  return then ? `${shown[surface]}; ${then}.` : `${shown[surface]}.`
}
