import type { ErrorRow } from '../../../src/errors/row.ts'

type Handling = Pick<ErrorRow, 'surface' | 'followUp'>

const surfaceLabels: Record<Exclude<ErrorRow['surface'], 'silent'>, string> = {
  field: 'Shown under its field',
  submit: 'Shown next to the submit button',
  alert: 'Shown in an alert',
  dialog: 'Shown in a dialog',
  toast: 'Shown in a toast',
}

/** Describes the effect of an alert's or dialog's button, or what happens in addition to a field's message. */
const followUpLabels: Partial<Record<ErrorRow['followUp'], string>> = {
  reload: 'its button reloads the page',
  relogin: 'its button requests a new login from the client',
  'open-web': 'its button opens the web version',
  'download-client': 'its button downloads the client',
  'refresh-picture': 'a new picture captcha is loaded',
}

/** Describes errors without a message. If the page navigates, the screenshot shows the original page. */
const silentLabels: Partial<Record<ErrorRow['followUp'], string>> = {
  reload: 'The client reloads the page without a message. The screenshot shows the page before the reload.',
  redirect: 'The page opens the two-step setup without a message. The screenshot shows the page before the setup.',
  'skip-step': 'The step is skipped without a message.',
  'refresh-picture': 'A picture captcha appears without a message.',
  'start-slider': 'The slider captcha opens without a message.',
  'check-session':
    'The page checks the session. In this story, the session has ended, so an alert asks the user to log in.',
}

export function describeHandling({ surface, followUp }: Handling): string {
  if (surface === 'silent') return silentLabels[followUp] ?? 'No message.'
  const followUpLabel = followUpLabels[followUp]
  return followUpLabel ? `${surfaceLabels[surface]}; ${followUpLabel}.` : `${surfaceLabels[surface]}.`
}
