import { expect, test } from 'vitest'
import { errorWords } from '../../mocks/words/error-words.ts'
import { loginForm } from './login-form.ts'
import { expectAlert, expectNothingLost, openIn, type Place, type Said, tryAs } from './refused-alert.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Persona, then what is said. */
type Row = [login: string, title: string, buttons: readonly string[], body?: string]

const said: Record<'zh-CN' | 'zh-TW', Record<'desktop' | 'app', readonly Row[]>> = {
  'zh-CN': {
    desktop: [
      ['expired@example.com', '你所在的企业已到期或受限', ['下次再说', '打开网页版'], '你仍可以通过网页版下载文件。'],
      [
        'outdated@example.com',
        errorWords.clientOutdated['zh-CN'],
        ['暂不下载', '立即下载'],
        '该版本用于防止文件泄密。请安装后重新登录。',
      ],
      ['download@example.com', errorWords.withLink['zh-CN'], ['关闭', '打开链接']],
      ['invited@example.com', errorWords.notActivated['zh-CN'], ['确定']],
      ['forbidden@example.com', '你没有访问权限', ['确定']],
      [
        'error@example.com',
        '服务器开了个小差',
        ['确定'],
        '我们已通知技术团队。请稍等片刻或刷新页面；如问题仍然存在，请联系客服。',
      ],
      ['gateway@example.com', '服务器错误，请重试（502）', ['确定']],
      ['busy@example.com', '服务器暂时无法响应', ['确定'], '你填写的内容都还在，请在 30 秒后重试。'],
    ],
    app: [
      ['expired@example.com', '你所在的企业已到期或受限', ['确定'], '你仍可以在电脑上打开网页版下载文件。'],
      ['session@example.com', '登录已过期，请重新登录', ['重新登录']],
    ],
  },
  'zh-TW': {
    desktop: [
      ['expired@example.com', '你所在的企業已到期或受限', ['下次再說', '開啟網頁版'], '你仍可以透過網頁版下載檔案。'],
      [
        'outdated@example.com',
        errorWords.clientOutdated['zh-TW'],
        ['暫不下載', '立即下載'],
        '該版本用於防止檔案外洩。請安裝後重新登入。',
      ],
      ['download@example.com', errorWords.withLink['zh-TW'], ['關閉', '開啟連結']],
      ['invited@example.com', errorWords.notActivated['zh-TW'], ['確定']],
      ['forbidden@example.com', '你沒有存取權限', ['確定']],
      [
        'error@example.com',
        '伺服器發生了小問題',
        ['確定'],
        '我們已通知技術團隊。請稍候片刻或重新整理頁面；若問題持續，請聯絡客服。',
      ],
      ['gateway@example.com', '伺服器錯誤，請重試（502）', ['確定']],
      ['busy@example.com', '伺服器暫時無法回應', ['確定'], '你填寫的內容都還在，請在 30 秒後重試。'],
    ],
    app: [
      ['expired@example.com', '你所在的企業已到期或受限', ['確定'], '你仍可以在電腦上開啟網頁版下載檔案。'],
      ['session@example.com', '登入已過期，請重新登入', ['重新登入']],
    ],
  },
}

const passes = (['zh-CN', 'zh-TW'] as const).flatMap((locale) =>
  (['desktop', 'app'] as const).map((place) => ({ locale, place, rows: said[locale][place] })),
)

test.each(passes)('in $locale, $place: each refusal in turn, on one page', async ({ locale, place, rows }) => {
  site.expectTrouble(/^status (403|500|502|429): POST .*\/login/)
  const { page } = await openIn(site, place satisfies Place, { hooks: ['requestLogin'] })
  await page.goto(`/login?lang=${locale}`)
  for (const [login, title, buttons, body] of rows) {
    await tryAs(page, login)
    const words: Said = { title, buttons, body }
    const alert = await expectAlert(page, words)
    await alert.getByRole('button').first().click()
    await expectNothingLost(page, login)
  }
  await tryAs(page, 'closed@example.com')
  await page.getByText(errorWords.accountClosed[locale]).waitFor()
  expect(await loginForm(page).login.getAttribute('aria-invalid')).toBe('true')
})
