/// Words that dictionaries of this kind leave out: the small ones that a language is held together by, and a few that every
/// conversation has. They are the project's own, in English.
enum EverydayWords {
    /// What a pronoun, an article or a form of a very irregular verb means; nil for other words.
    static func meanings(ofSmall word: String, in language: RoomLanguage) -> [String]? {
        smallWords[language]?[word.lowercased()]
    }

    /// What an everyday noun means that a dictionary may lack.
    static func meanings(of lemma: String, in language: RoomLanguage) -> [String] {
        nouns[language]?[lemma.lowercased()] ?? []
    }

    private static let smallWords = small.mapValues(read)
    private static let nouns = further.mapValues(read)

    /// Lines of `word = meaning; meaning`, or words parted by blanks that mean the same.
    private static func read(_ table: String) -> [String: [String]] {
        var words: [String: [String]] = [:]
        for line in table.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=").map { $0.split(separator: ";").map { $0.drop { $0 == " " } } }
            guard parts.count == 2, let heads = parts[0].first else { continue }
            let meanings = parts[1].map { String($0).trimmed }
            for head in heads.split(separator: " ") { words[String(head)] = meanings }
        }
        return words
    }

    private static let further: [RoomLanguage: String] = [
        .spanish: "wifi = Wi-Fi",
        .french: """
        croissant = croissant
        réservation = booking; reservation
        espèces = cash
        euro = euro
        kilo = kilo
        expresso = espresso
        aller-retour = return ticket; round trip
        petit-déjeuner = breakfast
        rétablissement = recovery
        comprimé = tablet; pill
        solution = solution
        code = code
        wifi = Wi-Fi
        bus = bus
        """,
        .german: """
        apfelkuchen = apple cake
        zimmerkarte = room card
        wiederhören = goodbye (on the telephone)
        """,
    ]

    private static let small: [RoomLanguage: String] = [
        .spanish: """
        el = the
        la = the; her, it
        los las = the; them
        lo = it; him; the (thing)
        un una = a, an; one
        unos unas = some; a few
        al = to the
        del = of the; from the
        le = him, her, you; to him, to her, to you
        les = them, you; to them, to you
        me = me; myself
        te = you; yourself
        se = himself, herself, itself; yourself; one
        nos = us; ourselves
        os = you (plural); yourselves
        yo = I
        tú = you
        él = he; him
        ella = she; her
        usted = you (polite)
        ustedes = you (plural)
        nosotros nosotras = we; us
        vosotros vosotras = you (plural, familiar)
        ellos ellas = they; them
        mí = me
        mi mis = my
        ti = you
        tu tus = your
        su sus = his, her, its; your; their
        nuestro nuestra nuestros nuestras = our
        conmigo = with me
        contigo = with you
        qué = what; which; how
        que = that; which, who; than
        quién quiénes = who
        quien = who, whom
        cuál cuáles = which; what
        cuánto cuánta = how much
        cuántos cuántas = how many
        dónde = where
        cómo = how; pardon?
        como = like, as; I eat
        cuándo = when
        cuando = when
        por = for; by; through
        para = for; in order to
        y e = and
        o u = or
        no = no; not
        sí = yes
        si = if
        es = is; you are (polite)
        son = are
        soy = I am
        eres = you are
        somos = we are
        era = was
        está = is; you are (polite)
        están = are
        estoy = I am
        estás = you are
        hay = there is, there are
        he = I have
        ha = has; you have (polite)
        han = have
        hemos = we have
        algo = something; anything; somewhat
        nada = nothing; anything
        este esta = this
        esto = this
        ese esa eso = that
        estos estas = these
        esos esas = those
        aquel aquella aquello = that (over there)
        otro otra = another; other
        """,
        .french: """
        le la les = the; him, her, it, them
        l' = the; him, her, it
        un une = a, an; one
        des = some; of the
        du = of the; some
        de d' = of; from
        au aux = to the; at the
        à = to; at; in
        a = has
        ai = have
        as = have
        avez = have
        avons = have
        ont = have
        est = is
        es = are
        suis = am
        sommes = are
        êtes = are
        sont = are
        était = was
        c'est = it is; this is
        je j' = I
        tu = you
        il = he; it
        elle = she; it
        on = one; we
        nous = we; us
        vous = you
        ils elles = they
        me m' = me; myself
        te t' = you; yourself
        se s' = himself, herself, itself; oneself
        lui = him, to him; to her
        leur = to them; their
        leurs = their
        moi = me
        toi = you
        soi = oneself
        y = there
        en = of it, some; in
        ne n' = not (with “pas”)
        pas = not
        que = that; what; than
        qu' = that; what; than
        qui = who; which
        quoi = what
        quel quelle quels quelles = which; what
        lequel laquelle lesquels lesquelles = which one, which ones
        où = where
        comment = how; pardon?
        combien = how much; how many
        quand = when
        pourquoi = why
        parce = because (with “que”)
        et = and
        ou = or
        si = if; yes; so
        s'il = if he, if it
        ce c' = this, that; it
        cet cette = this, that
        ces = these, those
        ça cela = that; it
        ceci = this
        mon ma mes = my
        ton ta tes = your
        son sa ses = his, her, its
        notre nos = our
        votre vos = your
        peu = little; few
        """,
        .german: """
        der die das = the; who, which
        den = the; whom
        dem = the; to the
        des = of the
        ein eine = a, an; one
        einen einem einer = a, an; one
        eines = of a; one
        kein keine keinen keinem keiner keines = no; not any; none
        ich = I
        du = you
        er = he; it
        sie = she; they; you (polite)
        es = it
        wir = we
        ihr = you (plural); her; their
        mich = me; myself
        mir = me, to me
        dich = you; yourself
        dir = you, to you
        ihn = him; it
        ihm = him, to him
        ihnen = you, to you (polite); them, to them
        uns = us; ourselves
        euch = you (plural)
        sich = himself, herself, itself; themselves; yourself
        man = one; you
        mein meine meinen meinem meiner meines = my
        dein deine deinen deinem deiner deines = your
        sein = to be; his, its
        seine seinen seinem seiner seines = his, its
        ihre ihren ihrem ihrer ihres = her; their; your (polite)
        unser unsere unseren unserem = our
        bin = am
        bist = are
        ist = is
        sind = are
        seid = are
        war = was
        waren = were
        wäre = would be
        habe = have
        hast = have
        hat = has
        haben = to have
        habt = have
        hatte = had
        hätte hätten = would have; would like (with “gern”)
        wird = becomes; will
        werden = to become; will
        würde = would
        kann = can
        können = can; to be able to
        konnte = could
        könnte könnten = could
        darf = may
        dürfen = may; to be allowed to
        muss = must
        bringen = to bring; to take (somewhere)
        möchte = would like
        möchten = would like
        was = what
        wer = who
        wen wem = whom
        wie = how; like, as
        wo = where
        wohin = where to
        woher = where from
        wann = when
        warum = why
        welcher welche welches welchen = which
        und = and
        oder = or
        nicht = not
        ja = yes
        nein = no
        im = in the
        ins = into the
        am = on the; at the
        ans = to the
        zum zur = to the
        vom = from the; of the
        beim = at the; when
        dieser diese dieses diesen diesem = this; these
        """,
        .japanese: """
        は = (marks what is spoken of)
        が = (marks the subject); but
        を = (marks the object)
        に = to; in, at; on
        で = in, at; with, by
        と = and; with
        も = also, too
        の = of; 's
        へ = to, towards
        や = and (among others)
        か = (makes a question); or
        ね = isn't it?
        よ = (stresses what is said)
        から = from; because
        まで = until; as far as
        です = is, are
        でした = was, were
        でしょう = probably is
        ください = please (give me)
        何 = what
        アイス = iced; ice cream
        パン = bread
        """,
    ]
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
