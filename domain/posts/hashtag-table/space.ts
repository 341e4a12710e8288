/** Space: the sky and what is in it. */
export const space = `
Astronomy field 3: astronom*, telescope, stellar, exoplanet, pulsar, quasar, star formation, spectrograph, photometr*, light curve, radial velocit*, spectroscopic survey, interstellar, globular cluster, red giant, nebula, metallicit*, protoplanetary, parallax, proper motion, luminosity function, spectral type, main sequence star, observatory, radio source, galactic, spectral line, starlight, binary system, sky, sky survey, variable star ~ observation, survey, kpc, pc, luminosit*, spectra, spectroscop*, catalog*, magnitude, infrared, emission line, Gyr, Myr, star, stars, line of sight, abundances, orbital, dust, disk, source
Astrophysics field 2: astrophysic*, accretion disk, accretion disc, stellar evolution, supernova*, x ray binar*, cosmic ray, relativistic jet, active galactic, intracluster medium, galaxy cluster, magnetohydrodynamic simulation, compact object, tidal disruption, stellar wind, nucleosynthesis, interstellar medium, circumgalactic, synchrotron emission, stellar mass, dark matter halo, galaxy evolution, protoplanetary disk ~ emission, luminosit*, accretion, stellar, galactic, x ray, outflow, galaxy, magnetic field, jet, simulation
Galaxies topic 2 Astronomy: galaxy, bulge, spiral arm, star forming, quenching, star formation history, stellar mass function
MilkyWay topic 1 Galaxies: milky way, galactic center, galactic centre, galactic halo, galactic disk, galactic disc, stellar stream?
StarFormation topic 1 Astrophysics: star formation, star forming?, protostar*, molecular cloud, young stellar object, initial mass function, starburst
Stars topic 1 Astronomy: stellar evolution, stellar population, giant star, star cluster, binary star, stellar activity, low mass star, massive star, stellar rotation, stellar atmosphere, M dwarf, variable star, starspot, wolf rayet, cepheid, stellar parameter, metal poor star
WhiteDwarfs topic 0 Stars: white dwarf
BrownDwarfs topic 1 Stars: brown dwarf, ultracool dwarf, substellar, T dwarf, L dwarf
Asteroseismology topic 0 Stars: asteroseism*, stellar oscillation, stellar pulsation
Supernova topic 1 Astronomy: supernova*, core collapse, type Ia, SN 1987A
NeutronStars topic 1 Astrophysics: neutron star, magnetar, kilonova*
Pulsars topic 0 NeutronStars: pulsar
Exoplanet topic 3 Astronomy: exoplanet*, extrasolar planet, transiting planet, hot Jupiter, planetary system, super earth, sub Neptune, mini Neptune, habitable zone, exomoon, transit timing, giant planet, planet candidate, rocky planet, transmission spectr*, planetary companion, planet mass ~ planet, transit, orbit, host star, kepler, TESS, atmosphere, eccentricity, radial velocit*
PlanetFormation topic 0 Exoplanet: planet formation, protoplanetary dis*, planetesimal, circumstellar dis*, debris dis*, streaming instability, free floating planet
Astrobiology topic 1: biosignature, habitability, habitable, prebiotic chemi*, prebiotic molecule, technosignature, complex life, origin of life, life on other
SETI topic 1: SETI, technosignature, extraterrestrial intelligence, extraterrestrial civilization, METI
Astrochemistry topic 1: astrochemi*, complex organic molecule, molecular line survey, prestellar core
PlanetaryScience field 1: Venus, Titan, Enceladus, Ceres, Vesta, dwarf planet, carbonaceous chondrite, meteorite, kuiper belt, solar system, Jupiter, Saturn, Neptune, trans neptunian, planetary surface
PlanetNine topic 1: planet nine, planet 9, ninth planet
Asteroids topic 0 PlanetaryScience: asteroid, near earth object
Mars topic 0 PlanetaryScience: Mars, martian
SolarPhysics field 1: solar corona, solar wind, coronal mass ejection, chromospher*, photospher*, solar cycle, solar atmosphere, active region, parker solar probe, solar eruption, CME, type II burst, coronal loop, coronal heating, coronal hole, corona?
SolarFlares topic 0 SolarPhysics: solar flare
SpaceWeather topic 1: space weather, geomagnetic storm*, coronal mass ejection, ionospher*, magnetospher*
Cosmology field 3: cosmolog*, hubble parameter, lambda CDM, early universe, reionization, big bang, weak lensing, matter power spectrum, redshift space, dark matter halo?, structure formation, intensity mapping, large scale structure, galaxy clustering, baryon acoustic, slow roll, inflaton, cosmic web, cosmic structure, cosmic baryon, cosmic time, cosmic variance, cosmic history, cosmic?, primordial?, inflationary?, N body simulation? ~ non gaussianity, universe, redshift, dark matter, power spectrum, gravity, perturbation, halo, inflation, planck, CDM
DarkEnergy topic 1 Cosmology: dark energy, quintessence, cosmological constant, accelerated expansion
DarkMatter topic 3: dark matter, WIMP, dark photon, dark sector, weakly interacting massive, self interacting dark ~ halo, scattering, dark
Axions topic 0 DarkMatter: axion, axion like particle
CMB topic 0 Cosmology: cosmic microwave background, CMB
GravitationalLensing topic 1 Astronomy: gravitational lens*, strong lens, microlensing, cosmic shear, lensing
GalaxyClusters topic 0 Galaxies: galaxy cluster, cluster of galaxy, clusters of galaxy, intracluster
BlackHoles topic 3: black hole, event horizon, supermassive, hawking radiation, schwarzschild, kerr black
GravitationalWaves topic 3: gravitational wave, LIGO, compact binary, binary black hole, binary neutron star, LISA, pulsar timing array, numerical relativity, inspiral ~ merger, black hole, detector
GeneralRelativity field 1: general relativity, spacetime, space time, scalar tensor, modified gravity, MOND, theory of gravity, theories of gravity
QuantumGravity field 1: quantum gravity, asymptotic safety, planck scale, swampland, emergent gravity
AGN topic 1 Astrophysics: active galactic nucle*, AGN, seyfert, BL lac, radio galaxy ~ supermassive black hole, accretion, jet, nucleus
Quasars topic 0 AGN: quasar, QSO, blazar
GammaRayBursts topic 0 Astrophysics: gamma ray burst, GRB
FastRadioBursts topic 1 Astrophysics: fast radio burst, FRB
RadioAstronomy field 1 Astronomy: radio telescope, radio galaxy, radio interferomet*, LOFAR, MeerKAT, ASKAP, very large array, VLA, square kilometre array, VLBI, 21 cm
CosmicRays topic 1: cosmic ray, ultra high energy, air shower, pierre auger
JWST topic 1: JWST, james webb
LIGO topic 1 GravitationalWaves: LIGO
SDSS topic 1 Astronomy: SDSS, sloan digital sky survey
Hubble topic 1 Astronomy: hubble space telescope, HST
ALMA topic 1 Astronomy: ALMA
TESS topic 1 Exoplanet: TESS
Kepler topic 1 Exoplanet: kepler mission, kepler data, K2 mission, kepler space telescope
HARPS topic 1 Exoplanet: HARPS
LOFAR topic 1 RadioAstronomy: LOFAR
MeerKAT topic 1 RadioAstronomy: MeerKAT
EventHorizonTelescope topic 1 BlackHoles: event horizon telescope, EHT
LSST topic 1 Astronomy: LSST, rubin observatory
ParkerSolarProbe topic 1 SolarPhysics: parker solar probe
Gaia topic 2: Gaia
GaiaDR2 topic 3 Gaia: Gaia DR2, Gaia data release 2, second Gaia data release
GaiaDR3 topic 1 Gaia: Gaia DR3, Gaia data release 3
LightPollution topic 2: light pollution, night sky brightness, artificial light at night, skyglow
`;
