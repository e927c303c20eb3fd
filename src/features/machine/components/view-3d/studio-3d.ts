/** Where a machine stands in the 3D view. */
import {
  DirectionalLight,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShadowMaterial,
  type Vector2,
  type Vector3,
} from 'three';

/** As in the picture (`src/drawing/render/floor.ts`), the shadow fades in this share of the canvas at each edge. */
const border = '0.12';

/** The light of the picture and a floor that receives the shadow; `canvas` is its size in pixels. */
export function studio(middle: Vector3, radius: number, canvas: Vector2): Object3D[] {
  const lamp = new DirectionalLight('white', 2.2);
  lamp.position.set(middle.x - radius, middle.y + radius * 1.8, middle.z + radius * 1.2);
  lamp.target.position.copy(middle);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  Object.assign(lamp.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 0.1,
    far: radius * 5,
  });
  lamp.shadow.bias = -0.0005;
  lamp.shadow.normalBias = 0.02;
  const shadow = new ShadowMaterial({ opacity: 0.22 });
  shadow.onBeforeCompile = (shader) => {
    shader.uniforms['canvas'] = { value: canvas };
    shader.fragmentShader = `uniform vec2 canvas;\n${shader.fragmentShader.replace(
      '#include <fog_fragment>',
      `vec2 edge = min(gl_FragCoord.xy, canvas - gl_FragCoord.xy) / canvas / ${border};
      gl_FragColor.a *= smoothstep(0.0, 1.0, min(edge.x, edge.y));`,
    )}`;
  };
  const floor = new Mesh(new PlaneGeometry(radius * 8, radius * 8), shadow);
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return [lamp, lamp.target, floor];
}
