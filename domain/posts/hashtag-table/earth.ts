/** Earth: climate, water, ground, energy, cities and what they ask of us. */
export const earth = `
ClimateChange topic 3: climate change, global warming, greenhouse gas, climate warming, anthropogenic warming, sea level rise, climate crisis, climate adaptation, climate impact, paris agreement ~ emission, temperature, carbon, adaptation
Climate field 1: climate, climatic, paleoclimate, ENSO, monsoon, precipitation, climatolog*
ClimateAction topic 1 ClimateChange: climate action, climate policy, net zero, decarbonization, UNFCCC, carbon tax, emission reduction, carbon neutrality
ClimateJustice topic 0 ClimateChange: climate justice, loss and damage
ExtremeWeather topic 0: extreme weather, heatwave, extreme event, tropical cyclone, hurricane
Meteorology field 0: meteorolog*, weather forecast*, weather prediction, tropical cyclone, thunderstorm, rainfall, precipitation nowcasting, precipitation forecast*
Paleoclimate topic 0: paleoclimat*, palaeoclimat*, ice core, last glacial
Arctic topic 0: arctic, permafrost, polar bear
Antarctica topic 0: antarctic*
Oceanography field 1: ocean, oceanograph*, sea surface, seawater, marine heat
Oceans topic 1: ocean, marine, sea level, deep sea, high seas, law of the sea
Hydrology field 1: hydrolog*, river, runoff, groundwater, flood, catchment, streamflow, aquifer, watershed
Water topic 1: drinking water, groundwater, water quality, freshwater, wastewater, water supply, water resource
WASH topic 0 GlobalHealth: sanitation, handwashing, drinking water treatment, open defecation, latrine
Floods topic 0: flood, flooding, inundation
Drought topic 0: drought
Wildfires topic 0: wildfire, forest fire, bushfire
Forests topic 1: forest, deforestation, tree species, rainforest, reforestation, timber
EnvironmentalScience field 1: environmental science, pollution, pollutant, contaminant, environmental monitoring, ecotoxicolog*, environmental impact?, heavy metal?
Environment topic 0: environmental agreement, environmental protection, environmental policy, sustainable environment
AirPollution topic 2: air pollution, air quality, particulate matter, PM2 5, PM10, air pollutant
Microplastics topic 0: microplastic, plastic debris, marine litter
PlasticPollution topic 0: plastic pollution, plastic waste, marine litter, microplastic
Sustainability topic 2: sustainability, sustainable, carbon footprint, environmental footprint, planetary boundary, sustainable development, life cycle assessment, circular economy
SDGs topic 2: sustainable development goal, SDG, 2030 agenda, millennium development goal
FoodSecurity topic 1: food security, food insecurity, food system, hunger?
Geology field 1: geolog*, sediment*, tectonic, mantle, stratigraph*, subduction, crustal, basalt, geochronolog*, orogen*
Geophysics field 1: geophysic*, mantle convection, geodynamic*, geodynamo, geomagnetic field
Seismology field 1: ground motion, seismic wave, seismolog*, seismicity, seismometer, seismic data, seismic event
Earthquake topic 1 Seismology: earthquake, aftershock
Volcanoes topic 1: volcan*, magma, lava ~ eruption
RemoteSensing method 1: remote sensing, satellite image, satellite data, landsat, hyperspectral, aerial image, synthetic aperture radar, multispectral, satellite imagery
GIS method 0: GIS, geographic information system, geospatial, spatial data, openstreetmap
LandUse topic 0: land use, land cover, deforestation, urbanization
RenewableEnergy topic 2: renewable energy, biofuel, geothermal, hydropower, bioenergy
SolarEnergy topic 1 RenewableEnergy: solar cell, solar energy, solar power, photovoltaic*, perovskite solar
WindEnergy topic 1 RenewableEnergy: wind power, wind energy, wind farm, wind turbine
Hydrogen topic 0: hydrogen production, hydrogen storage, hydrogen fuel, water splitting, hydrogen evolution
Energy field 1: energy system, energy storage, energy efficiency, energy consumption, power system, electricity, energy demand
SmartGrid topic 0 Energy: smart grid, power grid, demand response, microgrid, power flow
Batteries topic 1: battery, batteries, lithium ion, electrolyte, cathode
NuclearEnergy topic 0: nuclear power, nuclear reactor, nuclear waste, nuclear fuel, nuclear energy
ElectricVehicles topic 0: electric vehicle, EV charging
DisasterRisk topic 1: humanitarian emergenc*, early warning, disaster ~ evacuation, hazard, emergenc*, flood
Desalination topic 1: desalinat*, saline water, reverse osmosis
UrbanPlanning field 1: urban planning, urban form, walkability, built environment, street network, urban design, public space, urban growth, urban morpholog*, urban morphogenesis, urban system, urban dynamics, urban development, city?, cities?, urban area?
Transport field 1: transportation system, transport system, transport network, travel behavior, mobility service, ride sharing, ridesharing, freight, pedestrian, railway, road traffic, urban traffic, traffic flow, public transport, traffic congestion, transportation, driving behavior, road safety, road crash, traffic accident, driver?, vehicle?
Mobility topic 1 Transport: commuter?, commuting time, commuting distance, commuting pattern, commuting flow, commute time, commute distance, daily commut*, to commute, bike sharing, human mobility, urban mobility, mobility pattern, mobility data
Housing topic 0: housing market, housing polic*, affordable housing, public housing, housing stock, homeless*
`;
