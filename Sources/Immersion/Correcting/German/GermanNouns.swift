/// Everyday nouns with gender and plural; `-` has no plural, `=` is like the singular, `w` declines weakly.
enum GermanNouns {
    static let masculine = """
        Tisch Tische, Stuhl Stühle, Hund Hunde, Vater Väter, Bruder Brüder, Sohn Söhne, Mann Männer, Freund Freunde,
        Lehrer =, Arzt Ärzte, Kellner =, Verkäufer =, Onkel =, Opa Opas, Großvater Großväter, Cousin Cousins, Chef Chefs,
        Kollege Kollegen w, Junge Jungen w, Student Studenten w, Herr Herren w, Nachbar Nachbarn w, Kunde Kunden w,
        Polizist Polizisten w, Tourist Touristen w, Name Namen w, Mensch Menschen w, Präsident Präsidenten w,
        Bus Busse, Zug Züge, Bahnhof Bahnhöfe, Flughafen Flughäfen, Wagen =, Weg Wege, Park Parks, Garten Gärten,
        Baum Bäume, Wald Wälder, See Seen, Fluss Flüsse, Berg Berge, Strand Strände, Platz Plätze, Markt Märkte,
        Supermarkt Supermärkte, Laden Läden, Kaffee Kaffees, Tee Tees, Wein Weine, Saft Säfte, Apfel Äpfel, Kuchen =,
        Käse =, Fisch Fische, Reis -, Salat Salate, Zucker -, Pfeffer -, Löffel =, Teller =, Topf Töpfe, Becher =,
        Kühlschrank Kühlschränke, Schrank Schränke, Schlüssel =, Koffer =, Rucksack Rucksäcke, Mantel Mäntel, Rock Röcke,
        Pullover =, Schuh Schuhe, Hut Hüte, Brief Briefe, Computer =, Fernseher =, Film Filme, Kurs Kurse, Satz Sätze,
        Text Texte, Fehler =, Test Tests, Termin Termine, Beruf Berufe, Urlaub Urlaube, Tag Tage, Abend Abende,
        Morgen =, Monat Monate, Sommer =, Winter =, Frühling Frühlinge, Herbst Herbste, Montag Montage,
        Dienstag Dienstage, Mittwoch Mittwoche, Donnerstag Donnerstage, Freitag Freitage, Samstag Samstage,
        Sonntag Sonntage, Kopf Köpfe, Arm Arme, Fuß Füße, Bauch Bäuche, Rücken =, Hals Hälse, Zahn Zähne, Finger =,
        Regen -, Schnee -, Wind Winde, Himmel =, Hunger -, Durst -, Sport -, Fußball Fußbälle, Ball Bälle, Stift Stifte,
        Pass Pässe, Preis Preise, Euro Euros, Schein Scheine, Fahrer =, Bäcker =, Stock Stöcke, Eingang Eingänge,
        Ausgang Ausgänge, Besuch Besuche, Schrei Schreie, Ring Ringe, Spiegel =, Teppich Teppiche, Herd Herde, Ofen Öfen, Müll -,
        Kuss Küsse, Traum Träume, Plan Pläne, Grund Gründe, Anfang Anfänge, Gast Gäste, Nachmittag Nachmittage,
        """
    static let feminine = """
        Frau Frauen, Mutter Mütter, Schwester Schwestern, Tochter Töchter, Freundin Freundinnen, Lehrerin Lehrerinnen,
        Ärztin Ärztinnen, Kellnerin Kellnerinnen, Tante Tanten, Oma Omas, Großmutter Großmütter, Familie Familien,
        Kollegin Kolleginnen, Studentin Studentinnen, Person Personen, Katze Katzen, Stadt Städte, Straße Straßen,
        Wohnung Wohnungen, Küche Küchen, Tür Türen, Lampe Lampen, Uhr Uhren, Tasche Taschen, Brille Brillen,
        Schule Schulen, Universität Universitäten, Klasse Klassen, Aufgabe Aufgaben, Frage Fragen, Antwort Antworten,
        Sprache Sprachen, Arbeit Arbeiten, Firma Firmen, Zeit Zeiten, Woche Wochen, Stunde Stunden, Minute Minuten,
        Nacht Nächte, Reise Reisen, Fahrt Fahrten, Karte Karten, Bahn Bahnen, Straßenbahn Straßenbahnen,
        Haltestelle Haltestellen, Brücke Brücken, Kirche Kirchen, Post -, Bank Banken, Apotheke Apotheken,
        Bäckerei Bäckereien, Milch -, Butter -, Suppe Suppen, Banane Bananen, Tomate Tomaten, Kartoffel Kartoffeln,
        Zwiebel Zwiebeln, Wurst Würste, Pizza Pizzas, Limonade Limonaden, Flasche Flaschen, Tasse Tassen, Gabel Gabeln,
        Pfanne Pfannen, Rechnung Rechnungen, Speisekarte Speisekarten, Hose Hosen, Jacke Jacken, Bluse Blusen,
        Farbe Farben, Blume Blumen, Sonne Sonnen, Hand Hände, Nase Nasen, Gesundheit -, Grippe -, Medizin -,
        Tablette Tabletten, Musik -, Gitarre Gitarren, Zeitung Zeitungen, E-Mail E-Mails, Nummer Nummern, Adresse Adressen,
        Toilette Toiletten, Dusche Duschen, Garage Garagen, Miete Mieten, Heizung Heizungen, Liebe -, Angst Ängste,
        Party Partys, Hochzeit Hochzeiten, Idee Ideen, Pause Pausen, Prüfung Prüfungen, Übung Übungen, Kreuzung Kreuzungen,
        Ampel Ampeln, Ecke Ecken, Insel Inseln, Türkei -, Schweiz -, Größe Größen, Nähe -, Hilfe Hilfen, Seite Seiten,
        Geschichte Geschichten, Welt Welten, Luft Lüfte, Sache Sachen, Note Noten, Stelle Stellen, Bewerbung Bewerbungen,
        Erfahrung Erfahrungen, Ausbildung Ausbildungen, Beschreibung Beschreibungen, Meinung Meinungen, Wand Wände,
        """
    static let neuter = """
        Haus Häuser, Kind Kinder, Mädchen =, Baby Babys, Buch Bücher, Auto Autos, Rad Räder, Fahrrad Fahrräder,
        Flugzeug Flugzeuge, Schiff Schiffe, Taxi Taxis, Zimmer =, Bad Bäder, Bett Betten, Sofa Sofas, Regal Regale,
        Fenster =, Bild Bilder, Telefon Telefone, Handy Handys, Radio Radios, Foto Fotos, Spiel Spiele, Lied Lieder,
        Wort Wörter, Problem Probleme, Beispiel Beispiele, Jahr Jahre, Wochenende Wochenenden, Frühstück Frühstücke,
        Mittagessen =, Abendessen =, Essen =, Wasser -, Bier Biere, Brot Brote, Brötchen =, Ei Eier, Fleisch -, Gemüse -,
        Obst -, Eis -, Salz -, Öl Öle, Glas Gläser, Messer =, Restaurant Restaurants, Café Cafés, Hotel Hotels, Kino Kinos,
        Theater =, Museum Museen, Geschäft Geschäfte, Krankenhaus Krankenhäuser, Büro Büros, Dorf Dörfer, Land Länder,
        Meer Meere, Wetter -, Geld -, Geschenk Geschenke, Kleid Kleider, Hemd Hemden, Tier Tiere, Pferd Pferde, Auge Augen,
        Ohr Ohren, Bein Beine, Herz Herzen, Knie =, Fieber -, Gesicht Gesichter, Haar Haare, Ticket Tickets, Gleis Gleise,
        Schloss Schlösser, Rathaus Rathäuser, Stück Stücke, Kilo Kilos, Mal Male, Ende Enden, Gespräch Gespräche,
        Papier Papiere, Formular Formulare, Rezept Rezepte, Gepäck -, Licht Lichter, Leben =, Glück -, Deutsch -, Alter -,
        Paket Pakete, Heft Hefte, Team Teams, Studium Studien, Klavier Klaviere, Training Trainings, Schild Schilder,
        """
    static let plural = "Eltern, Leute, Ferien, Geschwister, Großeltern, Kosten"

    static func rows(_ table: String) -> [[String]] {
        table.split { $0 == "," || $0.isNewline }.map { $0.split(separator: " ").map(String.init) }.filter {
            !$0.isEmpty
        }
    }
}
