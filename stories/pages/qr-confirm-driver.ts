import { expect, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { type PlayContext, stageOf } from './page-driver.ts'
import { visitorOf } from './qr-driver.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36'

/** A browser asks for a code, and the page opens where the code leads, on a phone where somebody is logged in. */
export async function openConfirmLink(context: Pick<PlayContext, 'loaded'>, isMember = true) {
  const { jar, environment } = stageOf(context)
  const { token } = await visitorOf(context, { userAgent: windows }).call('/qr_login/check_token', {})
  if (isMember) await visitorOf(context, { jar }).logIn()
  environment.host.url += `?token=${String(token)}`
}

/** The question's parts, in the language of the story. */
export function question({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { t } = textsOf({ globals })
  return {
    t,
    yes: () => canvas.findByRole('button', { name: t('qr-confirm.confirm') }),
    no: () => canvas.findByRole('button', { name: t('qr-confirm.cancel') }),
    isTitled: (text: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(text)),
  }
}
