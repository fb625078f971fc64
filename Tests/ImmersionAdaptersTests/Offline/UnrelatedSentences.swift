import Immersion

/// What no scenario expects.
enum UnrelatedSentences {
    static let all: [RoomLanguage: [String]] = [
        .spanish: [
            "Mañana por la tarde voy al cine con mi hermana", "El perro duerme debajo de la mesa",
            "Ayer llovió mucho en el norte del país", "Los niños juegan en el parque",
            "¿Dónde está la biblioteca nacional?", "Mi abuelo trabaja en una fábrica de zapatos",
            "Me gusta escuchar música antigua", "El tren llega a las ocho y media", "Hoy es lunes",
            "Tengo dos gatos negros y un caballo",
        ],
        .french: [
            "Demain après-midi je vais au cinéma avec ma sœur", "Le chien dort sous la table",
            "Hier il a beaucoup plu dans le nord du pays", "Les enfants jouent dans le parc",
            "Où est la bibliothèque nationale ?", "Mon grand-père travaille dans une usine de chaussures",
            "J'aime écouter de la musique ancienne", "Le train arrive à huit heures et demie",
            "Aujourd'hui c'est lundi", "J'ai deux chats noirs et un cheval",
        ],
        .german: [
            "Morgen Nachmittag gehe ich mit meiner Schwester ins Kino", "Der Hund schläft unter dem Tisch",
            "Gestern hat es im Norden viel geregnet", "Die Kinder spielen im Park", "Wo ist die Nationalbibliothek?",
            "Mein Großvater arbeitet in einer Schuhfabrik", "Ich höre gern alte Musik",
            "Der Zug kommt um halb neun an", "Heute ist Montag", "Ich habe zwei schwarze Katzen und ein Pferd",
        ],
    ]
}
