import type { GitHub } from './github.ts';

/** What the workflow calls the pictures among the files of its run. */
const name = 'pictures';

/**
 * Where the pictures of a run can be fetched, as GitHub knows it.
 * @param runUrl `https://github.com/owner/name/actions/runs/1`
 */
export async function findPictures(api: GitHub, repository: string, runUrl: string): Promise<string | undefined> {
  const run = runUrl.slice(runUrl.lastIndexOf('/') + 1);
  const path = `/repos/${repository}/actions/runs/${run}/artifacts?name=${name}`;
  const { artifacts } = (await api('GET', path)) as { artifacts: { id: number }[] };
  const [pictures] = artifacts;
  return pictures && `${runUrl}/artifacts/${pictures.id}`;
}
