// The stories need nearly every file of the page. Their list is here, so that it weighs nothing for who never comes.

export const enter = () => import('./Stories.svelte');
