/// The nouns of things in houses, their states and values, in French.
enum FrenchNouns {
    static let things = """
        light: lumière, éclairage, ampoule, spot, luminaire, led, lustre, applique, guirlande, projecteur
        lights: lumières, éclairages, ampoules, spots, luminaires, leds, lustres, appliques, guirlandes, projecteurs
        lamp: lampe, veilleuse
        lamps: lampes, veilleuses
        heating: chauffage, radiateur, climat
        heatings: chauffages, radiateurs
        thermostat: thermostat
        thermostats: thermostats
        air conditioning: climatisation, clim, climatiseur
        shutter: volet (roulant|), persienne
        shutters: volets (roulants|), persiennes
        blind: store (banne|vénitien|), jalousie, auvent
        blinds: stores (bannes|vénitiens|), jalousies, auvents
        curtain: rideau, voilage
        curtains: rideaux, voilages
        front door: porte (d entrée|de l entrée|principale)
        back door: porte (de derrière|arrière)
        door: porte
        doors: portes
        lock: serrure, verrou
        locks: serrures, verrous
        window: fenêtre
        windows: fenêtres
        garage door: porte (de|du|des|) (garage|garages), garage, portail
        garage doors: portes (de|du|des|) (garage|garages)
        alarm: alarme
        oven: cuisinière
        fan: ventilateur, ventilo, vmc, extracteur, brasseur (d|) air
        fans: ventilateurs, ventilos, brasseurs (d|) air
        tv: télé, télévision, téléviseur, tv
        radio: radio
        speaker: enceinte, haut parleur
        speakers: enceintes
        music: musique, podcast, livre audio
        media player: lecteur, média, médias
        playback: lecture, visionnage
        washing machine: machine à laver, lave linge
        dishwasher: lave vaisselle
        dryer: sèche linge
        vacuum: aspirateur, (robot|) aspirateur robot, robot aspirateur, robot
        vacuums: aspirateurs
        cleaning: nettoyage, ménage, aspiration, cycle de nettoyage
        mower: tondeuse
        switch: prise (de courant|électrique|), multiprise, interrupteur
        switches: prises (de courant|électriques|), multiprises, interrupteurs
        thermometer: thermomètre
        motion: mouvement
        motion sensor: détecteur de mouvement
        scene: scène
        script: script
        shopping list: liste (de|des) courses, liste d achats, liste de shopping
        to do list: liste (de|des) (tâches|choses à faire)
        list: liste
        brightness: luminosité, intensité
        temperature: température
        volume: volume, son, sons, watts, niveau sonore
        position: position
        speed: vitesse
        color temperature: température de couleur
        color: couleur
        humidity: humidité
        status: état, statut
        timer: minuteur, minuterie, décompte, chronomètre, chrono, compte (à|a) rebours
        floor: étage
        video: vidéo, épisode, film
        show: émission
        song: chanson, morceau, titre, piste
        timers: minuteurs, minuteries, décomptes, comptes (à|a) rebours
        smoke: fumée
        gas: gaz
        water: eau
        battery: batterie, pile
        batteries: batteries, piles
        device: appareil
        devices: appareils
        """

    static let rooms = """
        kitchen: cuisine
        living room: salon, séjour, salle de séjour
        bedroom: chambre, chambre à coucher
        bathroom: salle de bain, salle de bains
        toilet: toilettes, wc
        hall: couloir, entrée
        office: bureau
        dining room: salle à manger
        basement: cave, sous sol
        attic: grenier
        garden: jardin
        balcony: balcon
        terrace: terrasse
        upstairs: en haut, à l étage, premier étage
        downstairs: en bas, rez de chaussée
        outside: dehors, extérieur, extérieure
        """

    static let states = """
        open: (ouverte|ouvert|ouvertes|ouverts), s ouvre, s ouvrent
        closed: (fermée|fermé|fermées|fermés), (close|clos|closes), se ferme
        locked: (verrouillée|verrouillé|verrouillées|verrouillés), (fermée|fermé|fermées|fermés) à (clé|clef)
        unlocked: (déverrouillée|déverrouillé|déverrouillées|déverrouillés)
        on: (allumée|allumé|allumées|allumés), (activée|activées|activés), (branchée|branchées|branchés), en marche
        off: (éteinte|éteintes|éteints), éteint, (désactivée|désactivées|désactivés)
        running: en cours, en fonctionnement, en train de (nettoyer|tourner|fonctionner), tourne
        done: (terminée|terminé|finie|fini), a fini, prête
        home: à la maison, chez (moi|lui|elle|nous|soi), rentre, rentre à la maison, arrive à la maison, arrive
        away: absent, absente, parti, partie, part, sorti
        armed: (armée|armé)
        disarmed: (désarmée|désarmé)
        playing: en lecture
        jammed: (bloquée|bloqué|coincée|coincé)
        bright: lumineux
        warm: chaud
        cold: froid
        """

    static let values = """
        percent: pour cent, pourcent, pourcents
        degrees: (degrés|degré) (celsius|)
        degrees fahrenheit: degrés fahrenheit
        kelvin: kelvin, kelvins, k
        red: rouge, rouges
        green: vert, verte, vertes, verts
        blue: bleu, bleue, bleus, bleues
        yellow: jaune, jaunes
        orange: orange
        purple: violet, violette, mauve, violets, violettes, mauves, pourpre
        pink: rose, roses
        turquoise: turquoise
        white: blanc, blanche, blancs, blanches
        warm white: blanc chaud, lumière chaude
        cold white: blanc froid, lumière froide
        candlelight: bougie, lueur de bougie, lumière de bougie
        daylight: lumière (du|de) jour, lumière naturelle, blanc neutre
        half: la moitié, moitié, à moitié, de moitié, mi hauteur, half
        full: (au|le|) maximum, (à fond|au max), max, maximale, (au|le) plus (fort|haut)
        minimum: (au|le|) minimum, minimum, minimale, (au|le) plus bas
        heat mode: mode chauffage, mode chauffe
        cool mode: mode froid, mode climatisation
        auto: automatique, mode automatique, auto, mode auto
        fan only: mode ventilateur, mode ventilation
        """
}
