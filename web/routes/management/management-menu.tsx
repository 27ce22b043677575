import { RoleMenu } from '#web/frames/menu/role-menu.tsx'
import type { operatorSections } from '#web/frames/menu/texts.ts'
import { menuTexts } from '#web/frames/texts.ts'

export type ManagementSection = (typeof operatorSections)[number]['key']

export function ManagementMenu({ section }: { section: ManagementSection }) {
  return <RoleMenu of="operator" owner={{ name: menuTexts.management }} current={section} />
}
