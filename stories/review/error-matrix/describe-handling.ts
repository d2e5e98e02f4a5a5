import type { ErrorRow } from '../../../src/errors/row.ts'

type Handling = Pick<ErrorRow, 'surface' | 'follow'>

const surfaceLabels: Record<Exclude<ErrorRow['surface'], 'silent'>, string> = {
  field: 'Shown under its field',
  submit: 'Shown next to the submit button',
  alert: 'Shown in an alert',
  dialog: 'Shown in a dialog',
  toast: 'Shown in a toast',
}

/** What the button of an alert or dialog does, or what happens in addition to a field's message. */
const followUps: Partial<Record<ErrorRow['follow'], string>> = {
  reload: 'its button reloads the page',
  relogin: 'its button asks the client to log in',
  'open-web': 'its button opens the web version',
  'download-client': 'its button downloads the client',
  'refresh-picture': 'a new picture is loaded',
}

/** What happens for an error without a message. If the page navigates away, the picture shows it just before. */
const silent: Partial<Record<ErrorRow['follow'], string>> = {
  reload: 'No message: the client is asked to reload the page. The picture shows the page just before.',
  redirect: 'No message: the page goes to the two-step set-up. The picture shows the page just before.',
  'skip-step': 'No message: the step is skipped.',
  'refresh-picture': 'No message: a picture captcha appears.',
  'start-slider': 'No message: the slider opens.',
  'check-session': 'The session is checked first. Here it has ended, so an alert asks to log in.',
}

/** How an error is handled, in a sentence or two. */
export function describeHandling({ surface, follow }: Handling): string {
  if (surface === 'silent') return silent[follow] ?? 'No message.'
  const followUp = followUps[follow]
  return followUp ? `${surfaceLabels[surface]}; ${followUp}.` : `${surfaceLabels[surface]}.`
}
