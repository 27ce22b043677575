import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  ssr: true,
  // A dozen routes: all of them in the first page cost less than a request each time a link comes into view.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  // scripts/build.ts builds aside and swaps, so that nobody ever meets half a build.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  // Main program and threads, docs/decisions/004-one-process.md.
  serverBuildFile: '[name].js',
} satisfies Config
