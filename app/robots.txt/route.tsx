import { robotsText } from '#app/_site/robots-text.ts';

export const GET = (): Response =>
  new Response(robotsText(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

export const dynamic = 'force-dynamic';
