import { getLogin, getLoginName } from 'portico/api'
import { useEnvironment, useTranslations } from 'portico/flows'
import { ButtonLink, Card, Tag } from 'portico/primitives'
import { useEffect, useState } from 'react'
import { Layout } from './layout.tsx'

/** Acme's own messages. The login's messages come from Portico. */
const messages = {
  en: { title: 'Your files', empty: 'There is nothing here yet.', loggedIn: 'Logged in', logIn: 'Log in to see them' },
  'zh-CN': { title: '我的文件', empty: '这里还没有内容。', loggedIn: '已登录', logIn: '登录后查看' },
  'zh-TW': { title: '我的檔案', empty: '這裡還沒有內容。', loggedIn: '已登入', logIn: '登入後檢視' },
} as const

/** Shows who is logged in, or a link to log in, with Portico's components and one of its calls. */
export function FilesPage() {
  const { locale } = useTranslations()
  const { client } = useEnvironment()
  const [login, setLogin] = useState<string>()
  const { title, empty, loggedIn, logIn } = messages[locale]
  useEffect(() => {
    let isUnmounted = false
    void client.call(getLogin, {}).then((result) => {
      if (!isUnmounted) setLogin(result.ok ? (getLoginName(result.value.user) ?? '') : '')
    })
    return () => {
      isUnmounted = true
    }
  }, [client])
  if (login === undefined) return null
  if (login === '') {
    return (
      <Layout title={title}>
        <ButtonLink href="/login?redirect=%2Ffiles">{logIn}</ButtonLink>
      </Layout>
    )
  }
  return (
    <Layout title={title}>
      <Card>
        <p>{empty}</p>
        <p>
          <Tag>{loggedIn}</Tag> {login}
        </p>
      </Card>
    </Layout>
  )
}
