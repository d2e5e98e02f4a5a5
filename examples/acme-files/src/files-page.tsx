import { getLogin, loginOf } from 'portico/api'
import { useEnvironment, useTexts } from 'portico/flows'
import { ButtonLink, Card, Tag } from 'portico/primitives'
import { useEffect, useState } from 'react'
import { Layout } from './layout.tsx'

/** Acme's own words; those of the login are Portico's. */
const words = {
  en: { title: 'Your files', empty: 'There is nothing here yet.', member: 'Logged in', stranger: 'Log in to see them' },
  'zh-CN': { title: '我的文件', empty: '这里还没有内容。', member: '已登录', stranger: '登录后查看' },
  'zh-TW': { title: '我的檔案', empty: '這裡還沒有內容。', member: '已登入', stranger: '登入後檢視' },
} as const

/** Where a login leads: a page of Acme's own, made of Portico's components and one of its calls. */
export function FilesPage() {
  const { locale } = useTexts()
  const { client } = useEnvironment()
  const [login, setLogin] = useState<string>()
  const { title, empty, member, stranger } = words[locale]
  useEffect(() => {
    let isGone = false
    void client.call(getLogin, {}).then((result) => {
      if (!isGone) setLogin(result.ok ? (loginOf(result.value.user) ?? '') : '')
    })
    return () => {
      isGone = true
    }
  }, [client])
  if (login === undefined) return null
  if (login === '') {
    return (
      <Layout title={title}>
        <ButtonLink href="/login?redirect=%2Ffiles">{stranger}</ButtonLink>
      </Layout>
    )
  }
  return (
    <Layout title={title}>
      <Card>
        <p>{empty}</p>
        <p>
          <Tag>{member}</Tag> {login}
        </p>
      </Card>
    </Layout>
  )
}
