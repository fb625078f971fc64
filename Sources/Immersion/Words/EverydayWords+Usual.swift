/// What everyday words mean first, where dictionaries begin with something else: "chemise" is a shirt before it is a
/// folder.
extension EverydayWords {
    static let usualSpanish = """
        carne = meat
        cocina = kitchen
        estación = station; season
        billete = ticket
        carta = letter; menu
        tienda = shop
        niño = child; boy
        bueno = good
        blanco = white
        almuerzo = lunch
        suelo = floor; ground
        techo = roof; ceiling
        maleta = suitcase
        salida = exit; departure
        profesor = teacher
        chica = girl
        gente = people
        cuello = neck; collar
        dedo = finger; toe
        amor = love
        sueño = dream; sleep
        largo = long
        joven = young
        enfermo = ill
        esperar = wait; hope; expect
        tapas = tapas
        pelo = hair
        invitado = guest
        """

    static let usualFrench = """
        voiture = car
        billet = ticket; note
        heure = hour; time
        fleur = flower
        mauvais = bad
        cher = expensive; dear
        acheter = buy
        jus = juice
        bière = beer
        déjeuner = lunch
        sol = ground; floor
        serviette = towel; napkin
        chemise = shirt
        robe = dress
        manteau = coat
        marché = market
        entrée = entrance
        chef = boss; chef
        professeur = teacher
        invité = guest
        fille = girl; daughter
        peau = skin
        peur = fear
        chance = luck; chance
        lieu = place
        printemps = spring
        riche = rich
        pauvre = poor
        heureux = happy
        apprendre = learn; teach
        attendre = wait
        """

    static let usualGerman = ""
}
