/** The paper that all the files under test hold, each in another layout. Made up: it says nothing of anybody. */
export const paper = {
  title: 'Efficient watering of rooftop gardens lowers the flow of stormwater in a coastal city',
  authors: ['Ada Morales', 'Bo van der Berg', 'Chidi Okafor'],
  journal: 'Journal of Urban Water',
  doi: '10.5555/juw.2024.00123',
  abstract:
    'Rooftop gardens hold back stormwater, but their efficiency under different watering regimes is unclear. We compared automatic, sensor-based watering with fixed schedules on 48 roofs in a coastal city over 24 months. Sensor-based watering lowered the peak flow by 18.4% (95% CI 12.1 to 24.7; P < 0.001) and used 31% less drinking water than fixed schedules. The difference was significant in summer and disappeared in winter. Nitrate in the runoff did not differ between the regimes. Planting depth, roof age and wind explained most of the remaining variation. These findings suggest that simple soil sensors may make rooftop gardens more effective against flash floods, at least in warm months.',
  introduction: [
    'Cities seal their soils, and what falls on them as rain runs off at once. Gardens on roofs take up a part of it, as many field studies have shown, and the growing interest of planners has led to offers of public money in several countries.',
    'How much a garden holds back depends on how full of water it is before the storm. A bed that was watered on the day before has little room left. Schedules do not know the weather, and sensors do not either, but they know the soil.',
    'We asked whether beds that are watered by what a sensor reads hold back more of a storm than those that are watered by the clock, and what this means for the use of drinking water in the dry months of the year.',
  ],
  methods: [
    'We chose 48 roofs by lot from a list of the city, and parted them by age. Each roof had two beds of 12 square metres with the same plants. Flow was read every minute by tipping buckets, and the soil was weighed once a month by two people who did not know the regime.',
    'Differences between the regimes were estimated with a mixed model with roof as a random effect. All tests were two-sided. Data of 14 days with broken gauges were left out before anybody had looked at them.',
  ],
  results: [
    'Over two years 212 storms were recorded. Peak flow was lower with sensors in 171 of them. The largest storm, of 61 mm in two hours, filled all beds, and no difference was found between them on that day.',
    'Drinking water use fell from 412 to 284 litres per square metre and year. Nitrate stayed below the limits of the city in all samples, and plants did not look any worse at the end of the second summer.',
  ],
  conclusions:
    'Watering by soil sensors lowered the peak flow of stormwater from rooftop gardens and saved drinking water in one coastal city. The effect was confined to warm months, and the largest storms were not held back.',
  limits:
    'All roofs were in one city with mild winters, and owners had volunteered. Gauges failed on 14 days. We did not measure costs, so that we cannot say whether the sensors pay for themselves.',
  references: [
    '1. Doe J, Roe P. Green roofs and rain. Ann Roofs 2019;3:1-9. doi:10.5555/roofs.1',
    '2. Poe C. Sensors in soil. Soil Lett 2020;12:44-52.',
  ],
} as const;
