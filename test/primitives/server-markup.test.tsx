import { ShieldCheck } from 'lucide'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as primitives from '../../src/primitives/index.ts'
import {
  Blocker,
  BrandProvider,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  clearSky,
  Divider,
  Icon,
  IconTile,
  LanguageSwitcher,
  Link,
  Logo,
  PageFrame,
  PasswordField,
  PictureCaptchaBox,
  Skeleton,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Tag,
  TextField,
  ThirdPartyLink,
  ThirdPartyRow,
  WeChatGlyph,
} from '../../src/primitives/index.ts'

const languages = [
  { locale: 'zh-CN', name: '简体中文', href: '?lang=zh-CN' },
  { locale: 'en', name: 'English', href: '?lang=en' },
] as const

const page = (
  <PageFrame
    logo={<Logo name="Portico" href="/" />}
    languageSwitcher={<LanguageSwitcher label="Language" current="en" locales={languages} />}
    title="Log in to Portico"
    intro="Welcome back"
    alternatives={
      <>
        <Divider>or continue with</Divider>
        <ThirdPartyRow>
          <ThirdPartyLink href="/third?type=wechat">
            <WeChatGlyph />
            WeChat
          </ThirdPartyLink>
        </ThirdPartyRow>
      </>
    }
    footnote={<Link href="/register">Create an account</Link>}
    footer={<Link href="/terms">Terms</Link>}
    tagline={{ title: 'Every file', text: 'One account' }}
  >
    <Tabs defaultValue="password">
      <TabsList aria-label="Ways to log in">
        <TabsTrigger value="password">Password</TabsTrigger>
        <TabsTrigger value="sms">SMS code</TabsTrigger>
      </TabsList>
      <TabsContent value="password">
        <TextField label="Phone or email" name="login" error="Enter your phone or email" help="With its country code" />
        <PasswordField label="Password" name="password" showLabel="Show password" hideLabel="Hide password" />
        <PictureCaptchaBox
          label="Picture code"
          picture="/captcha"
          refreshLabel="New picture"
          retryText="Retry"
          onRefresh={() => {}}
        />
        <Checkbox label="I agree" id="protocol" error="Tick this" />
        <Button type="submit" isBusy>
          Log in
        </Button>
        <ButtonLink href="/other">Other</ButtonLink>
      </TabsContent>
    </Tabs>
    <Card>
      <IconTile>
        <Icon of={ShieldCheck} />
      </IconTile>
      <Tag>Recommended</Tag>
      <Skeleton />
    </Card>
    <Blocker isActive text="One moment" />
  </PageFrame>
)

// The policy of prerendered pages refuses style attributes and <style> elements.
test.each<[string, ReactNode]>([
  ['the first brand', page],
  [
    'the second brand',
    <BrandProvider key="sky" brand={clearSky}>
      {page}
    </BrandProvider>,
  ],
])('%s renders on a server without inline styles', (_, node) => {
  const markup = renderToString(node)
  expect(markup).toContain('Log in to Portico')
  expect(markup).not.toMatch(/\sstyle=|<style/)
})

test('dialogs and alerts render nothing on a server', () => {
  const { DialogRoot, DialogContent, DialogTitle } = primitives
  const markup = renderToString(
    <DialogRoot open>
      <DialogContent>
        <DialogTitle>Verify identity</DialogTitle>
      </DialogContent>
    </DialogRoot>,
  )
  expect(markup).toBe('')
})
