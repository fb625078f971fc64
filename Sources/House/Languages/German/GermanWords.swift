extension TongueTable {
    /// German, with names and nouns in any case, and "ue" for "ü".
    static let german: TongueTable = {
        var data = TongueData()
        data.spelling = .german
        data.hasCompounds = true
        data.amounts = "um"
        data.withArticles = "vom: von dem\nzum: zu dem\nzur: zu der\nam: an dem\nbeim: bei dem"
        data.contractions = ["ausm": "aus im"]
        data.fractions = """
            0.25: viertel, (ein|einer|eine) viertel
            0.5: halb, halbe, halben, half, ein halb, einhalb, (ein|eine|einer|einen) (halbe|halben|halbes)
            0.75: dreiviertel, drei viertel, (ein|eine|einer) dreiviertel
            """
        data.articles = """
            der, die, das, den, dem, des, mein, meine, meinen, meinem, meiner, unser, unsere, unseren, unserem, \
            unserer, \
            dein, deine
            """
        data.courtesies = """
            bitte, mal, doch, jetzt, nun, sofort, gleich, gerade, aktuell, derzeit, momentan, im moment, noch, \
            schon, denn, \
            eigentlich, wieder, hey, hallo, ok, okay, echo, danke, \
            (kannst|könntest|würdest|wirst|magst) du (bitte|mir|), \
            könnten sie (bitte|), können sie (bitte|), ich (möchte|will|hätte gern|hätte gerne|wünsche), \
            (können|könnten|wollen) wir, dass, so, auch, mir, uns, für mich, heute, dort, da, bereits, herum, \
            komplett, \
            in meinem (haus|zuhause|heim), einfach, sich, schnell, erneut, stufe, springe, spring, springen, spule, \
            spul, vorspulen, zurückspulen, anhören, \
            spulen, vorwärts, nochmal, noch mal, noch einmal, endet, dauert, dauern, helligkeitsstufe, meines, \
            unseres, gesetzt, eingestellt, gestellt, du
            """
        data.ones = "ein, eine, einen, einem, einer, eines"
        data.pronouns = """
            it: es, ihn, ihm
            you: sie
            them: ihnen, diese, dieses, diesen, jene
            everything: alles, alle geräte, sämtliche geräte
            anything: irgendwas, irgendetwas, etwas an
            """
        data.particles = Self.germanParticles
        data.sameParticles = [
            "weiter laufen": "weiter", "wieder laufen": "weiter",
            "nach oben": "hoch", "herauf": "hoch", "hinauf": "hoch", "rauf": "hoch", "nach unten": "runter",
            "herunter": "runter", "hinunter": "runter", "herab": "runter",
        ]
        data.verbs = GermanHouseOrders.plain
        data.separables = GermanHouseOrders.separable
        data.nouns = GermanHouseThings.things
        data.rooms = GermanHouseThings.rooms
        data.states = GermanHouseThings.states
        data.copulas = """
            is: ist, sind, steht, stehen, wird, wurde, wurden, bleibt, befindet, befinden, hat, haben, herrscht
            was: war, waren
            is running: läuft, laufen
            is on: brennt, brennen, leuchtet, leuchten
            is above: steigt über, übersteigt
            is below: fällt unter, sinkt unter
            is there: gibt es
            """
        data.questions = GermanQuestions.questions
        data.whens = "when: wenn, sobald, falls, immer wenn"
        data.values = GermanHouseThings.values
        data.comparisons = """
            above: über, mehr als, höher als, wärmer als, größer als
            below: unter, weniger als, niedriger als, kälter als, kleiner als
            """
        data.moments = GermanTimes.moments
        data.ats = "at: um, gegen"
        data.atBeforeValue = "by"
        data.ands = "and: und, sowie, plus, und auch"
        data.ends = "then: dann, und dann, danach, anschließend, und danach"
        data.others = GermanQuestions.others
        data.numbers = TongueNumbers.german
        data.clocks = GermanTimes.clocks
        data.templates = GermanSentences.templates
        data.sentences = GermanSentences.whole
        return TongueTable(data)
    }()

    private static let germanParticles = [
        TongueData.Particle("an", state: "on", order: "on", before: "in"),
        TongueData.Particle("aus", state: "off", order: "off", before: "from"),
        TongueData.Particle("ab", state: "off", order: "off", before: "from"),
        TongueData.Particle("auf", state: "open", order: "open!", before: "on", beforeValue: "to"),
        TongueData.Particle("zu", state: "closed", order: "close!", before: "to"),
        TongueData.Particle("hoch", state: "open", order: "open!", before: "high", beforeValue: "high"),
        TongueData.Particle("runter", state: "closed", order: "close!", before: "down"),
        TongueData.Particle("fort", state: "", order: "", before: ""),
        TongueData.Particle("weiter", state: "", order: "continue!", before: ""),
        TongueData.Particle("weiterlaufen", state: "", order: "continue!", before: ""),
        TongueData.Particle("von", state: "", order: "", before: "", beforeValue: "of", beforeRoom: "of"),
        TongueData.Particle("vom", state: "", order: "", before: "", beforeValue: "of", beforeRoom: "of"),
        TongueData.Particle("bei", state: "", order: "", before: "", beforeValue: "at"),
        TongueData.Particle("beim", state: "", order: "", before: "", beforeValue: "at"),
        TongueData.Particle("zurück", state: "home", order: "home", before: ""),
        TongueData.Particle("ein", state: "on", order: "on", before: ""),
    ]
}
