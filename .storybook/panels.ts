import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Whether the panel below a story is initially open, and which tab is selected. */
type Panel = { isOpen: boolean; selected: string }

const controls = 'addon-controls'
const interactions = 'storybook/interactions/panel'

/** The panels by sidebar root. Roots that are missing here have no panel. */
const panels: Partial<Record<string, Panel>> = {
  // Reviewers look at the whole screen. If they open the panel, it shows the steps that led to the screen.
  pages: { isOpen: false, selected: interactions },
  widgets: { isOpen: true, selected: interactions },
  primitives: { isOpen: true, selected: controls },
}

const findRoot = (storyId = '') => storyId.split('-')[0] ?? ''

/** Whether the panel can be shown for this story. */
export const hasPanel = (storyId: string | undefined): boolean => findRoot(storyId) in panels

/** Sets the panel's visibility and tab when the sidebar root changes. Remembers the reviewer's choices per root. */
export function arrangePanels(api: API): void {
  const panelChoices = structuredClone(panels)
  let currentRoot = ''
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const root = findRoot(storyId)
    if (root === currentRoot) return
    const previousPanel = panelChoices[currentRoot]
    if (previousPanel) Object.assign(previousPanel, { isOpen: api.getIsPanelShown(), selected: api.getSelectedPanel() })
    currentRoot = root
    const panel = panelChoices[root]
    if (!panel) return
    void api.togglePanel(panel.isOpen)
    api.setSelectedPanel(panel.selected)
  })
}
