// To be loaded before Storybook's test tools: in the story run nobody looks at its panel of interactions, for which it would
// otherwise record every call with the text of each element, and so have the page laid out anew each time.
const address = new URL(window.location.href)
address.searchParams.set('instrument', 'false')
window.history.replaceState(window.history.state, '', address)
