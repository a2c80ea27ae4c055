import { shelf } from '../shelf.ts';

export const himalTrailFood = shelf(
  {
    shop: 'himal',
    vendor: 'teahouse-supplies',
    category: 'trail-food',
    location: 'Lukla store, Solukhumbu',
    closing:
      'Dates of packing and best-before are on each pack. Unopened food comes back within seven days; what is stale or torn on arrival we refund.',
  },
  [
    {
      title: 'Trail Mix of Walnut, Apricot and Peanut, 400 g',
      price: 690,
      stock: 75,
      art: 'pouch',
      label: 'peanuts',
      paint: '#b0713a',
      poses: 'front with:peanuts',
      specs: 'Net weight: 400 g; Energy: 520 kcal per 100 g; Origin: Jumla and Mustang; Shelf life: 6 months',
      en: `Walnuts from Jumla, apricots dried on roofs in Mustang, roasted peanuts and nothing else: no sugar, no oil. One handful every hour keeps the legs moving and the mood level.
      - Contains nuts and peanuts
      - The pack closes again and rolls up small`,
    },
    {
      title: 'Tsampa Roasted Barley Flour, 1 kg',
      price: 420,
      stock: 58,
      art: 'pouch',
      label: 'sheaf-of-rice',
      paint: '#8f7a4a',
      poses: 'front',
      specs: 'Net weight: 1 kg; Grain: High-altitude barley; Mill: Water; Origin: Upper Mustang',
      en: `The oldest instant food on earth: barley roasted in hot sand and ground between stones turned by a stream. Stir it into tea with butter and salt, or into warm milk with honey. It needs no cooking and fills for half a day.
      - Keeps a year in the dry
      - Contains gluten`,
    },
    {
      title: 'Trekkers’ Ginger Honey Tea, 20 Sachets',
      price: 550,
      mark: 600,
      stock: 90,
      art: 'tin',
      label: 'ginger-root',
      paint: '#c98a2a',
      poses: 'front with:hot-beverage',
      specs: 'Sachets: 20; Ingredients: Ginger, honey powder, lemon; Caffeine: None; Weight: 180 g',
      en: `What every teahouse pours when the cloud comes in, made to carry: dried ginger, honey and lemon in twenty sachets. Hot water and two minutes. Drink often up high, whether you feel thirsty or not, and turn back with a headache that will not go: tea is no cure for altitude.`,
    },
    {
      title: 'Dark Chocolate with Himalayan Salt, 90 g',
      price: 380,
      stock: 110,
      art: 'chocolate-bar',
      poses: 'front pair',
      specs: 'Net weight: 90 g; Cocoa: 70 %; Salt: Rock salt; Made in: Kathmandu',
      en: `Seventy parts cocoa and a few grains of rock salt on top. It breaks in the cold with a clean snap and survives the warm valley at the start wrapped in the middle of the pack. Twelve squares: six for the way up, six for the people you meet.
      - Contains milk traces`,
    },
    {
      title: 'Dried Yak Cheese Chhurpi, 250 g',
      price: 480,
      stock: 2,
      art: 'cheese-wedge',
      poses: 'front trio',
      paint: '#d9b36a',
      specs: 'Net weight: 250 g; Milk: Chauri; Dried: Over smoke; Origin: Dolakha',
      en: `Hard as wood at first, then it softens and lasts an hour. Herders have walked on it for centuries. Small cubes, lightly smoked, strung in the old way and then packed clean. Do not bite; let it melt. It weighs almost nothing and gives something to do between two bends. Dogs are very fond of it too.`,
    },
    {
      title: 'Ground Filter Coffee for Camp, 250 g',
      price: 850,
      mark: 950,
      stock: 27,
      art: 'pouch',
      label: 'hot-beverage',
      paint: '#4f3527',
      poses: 'front with:mate',
      specs: 'Net weight: 250 g; Grind: Medium; Roast: Dark; Origin: Syangja',
      en: `Ground a little coarser for cold mornings without machines: put two spoons in the pot, pour, wait four minutes, and let it settle. Dark roast from Syangja, bitter-sweet, strong enough for powdered milk.
      - Valve bag, resealable
      - Grounds belong in the pit, not in the stream`,
    },
    {
      title: 'Instant Thukpa Noodles, Box of 10',
      price: 720,
      stock: 66,
      art: 'steaming-bowl',
      poses: 'front trio',
      paint: '#b4482f',
      specs: 'Packs: 10 × 80 g; Cooking: 4 minutes; Spice: Separate sachet; Shelf life: 9 months',
      en: `Wheat noodles dried, not fried, with a broth of tomato, garlic, timur and dried greens in a separate sachet, so you decide how hot it gets. Four minutes at sea level, seven at Gorak Shep. Vegetarian. Ten packs in a box that flattens for carrying. Take your wrappers down again; the mountain has enough of them.`,
    },
    {
      title: 'Water Filter Bottle, 650 ml',
      price: 3400,
      mark: 3900,
      stock: 21,
      art: 'bottle',
      poses: 'front close',
      paint: '#3f9a9a',
      specs: 'Volume: 650 ml; Filter: 0.1 micron hollow fibre; Life: 1,000 l; Weight: 210 g',
      en: `Fill it at the tap in the village and drink: the filter takes out bacteria and parasites and saves some forty plastic bottles on one trek. Rinse it backwards in the evening, and never let it freeze; keep it in the sleeping bag. It does not take out viruses or chemicals, so choose running water above the houses.`,
    },
  ],
);
