import type { ErrorRow } from '../../../src/errors/row.ts'

type Handling = Pick<ErrorRow, 'surface' | 'followUp'>

const surfaceLabels: Record<Exclude<ErrorRow['surface'], 'silent'>, string> = {
  field: 'Shown under its field',
  submit: 'Shown next to the submit button',
  alert: 'Shown in an alert',
  dialog: 'Shown in a dialog',
  toast: 'Shown in a toast',
}

/** What an alert's or dialog's button does, or what happens besides showing a field's message. */
const followUpLabels: Partial<Record<ErrorRow['followUp'], string>> = {
  reload: 'its button reloads the page',
  relogin: 'its button asks the client for a new login',
  'open-web': 'its button opens the web version',
  'download-client': 'its button downloads the client',
  'refresh-picture': 'a new picture captcha is loaded',
}

/** What happens on an error that shows no message. After a navigation, the screenshot shows the original page. */
const silentLabels: Partial<Record<ErrorRow['followUp'], string>> = {
  reload: 'The page asks the client to reload, without a message. The screenshot shows the page before the reload.',
  redirect: 'The page opens the two-step setup, without a message. The screenshot shows the page before the setup.',
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
