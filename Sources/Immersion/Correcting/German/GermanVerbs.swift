/// Everyday verbs.
enum GermanVerbs {
    /// Formed by rule; `/s` takes *sein*, `|` stands behind a separable prefix.
    static let weak = """
        machen spielen wohnen lernen arbeiten kaufen brauchen suchen fragen antworten sagen hören kochen leben lieben
        lachen tanzen kosten bezahlen besuchen erzählen zeigen öffnen warten reden reisen/s wandern/s glauben legen stellen
        setzen träumen feiern putzen schenken studieren telefonieren fotografieren reservieren bestellen regnen schneien
        danken gehören rauchen duschen frühstücken wünschen hoffen lächeln|- packen parken probieren reparieren stören
        üben erklären verkaufen verdienen wechseln|- mieten malen kennen|- führen passen meinen schicken
        ein|kaufen auf|machen zu|machen auf|räumen ab|holen auf|wachen/s um|steigen|- an|machen aus|machen
        """
    /// Infinitive, he, past, participle, `s` sein, `h` haben, `b` both.
    static let strong = """
        gehen geht ging gegangen s, kommen kommt kam gekommen s, fahren fährt fuhr gefahren b, laufen läuft lief gelaufen s,
        fliegen fliegt flog geflogen b, bleiben bleibt blieb geblieben s, fallen fällt fiel gefallen s,
        steigen steigt stieg gestiegen s, schwimmen schwimmt schwamm geschwommen b, wachsen wächst wuchs gewachsen s,
        sterben stirbt starb gestorben s, reiten reitet ritt geritten b, springen springt sprang gesprungen s,
        sprechen spricht sprach gesprochen h, lesen liest las gelesen h, sehen sieht sah gesehen h, essen isst aß gegessen h,
        trinken trinkt trank getrunken h, nehmen nimmt nahm genommen h, geben gibt gab gegeben h, helfen hilft half geholfen h,
        treffen trifft traf getroffen h, schlafen schläft schlief geschlafen h, schreiben schreibt schrieb geschrieben h,
        finden findet fand gefunden h, tragen trägt trug getragen h, waschen wäscht wusch gewaschen h,
        stehen steht stand gestanden h, sitzen sitzt saß gesessen h, liegen liegt lag gelegen h, heißen heißt hieß geheißen h,
        rufen ruft rief gerufen h, singen singt sang gesungen h, beginnen beginnt begann begonnen h,
        verstehen versteht verstand verstanden h, vergessen vergisst vergaß vergessen h, verlieren verliert verlor verloren h,
        gewinnen gewinnt gewann gewonnen h, gefallen gefällt gefiel gefallen h, bekommen bekommt bekam bekommen h,
        empfehlen empfiehlt empfahl empfohlen h, schließen schließt schloss geschlossen h, ziehen zieht zog gezogen b,
        bringen bringt brachte gebracht h, denken denkt dachte gedacht h, kennen kennt kannte gekannt h,
        nennen nennt nannte genannt h, tun tut tat getan h, halten hält hielt gehalten h, lassen lässt ließ gelassen h,
        werfen wirft warf geworfen h, schneiden schneidet schnitt geschnitten h, bitten bittet bat gebeten h,
        bieten bietet bot geboten h, wissen weiß wusste gewusst h, rennen rennt rannte gerannt s,
        an|kommen kommt kam gekommen s, auf|stehen steht stand gestanden s, ein|steigen steigt stieg gestiegen s,
        aus|steigen steigt stieg gestiegen s, um|steigen steigt stieg gestiegen s, ab|fahren fährt fuhr gefahren b,
        mit|kommen kommt kam gekommen s, zurück|kommen kommt kam gekommen s, weg|gehen geht ging gegangen s,
        aus|gehen geht ging gegangen s, an|rufen ruft rief gerufen h, fern|sehen sieht sah gesehen h,
        ein|laden lädt lud geladen h, mit|nehmen nimmt nahm genommen h, an|fangen fängt fing gefangen h,
        um|ziehen zieht zog gezogen b, ein|schlafen schläft schlief geschlafen s, weg|fahren fährt fuhr gefahren b,
        los|fahren fährt fuhr gefahren s, los|gehen geht ging gegangen s, aus|sehen sieht sah gesehen h,
        """
    /// Infinitive, kind, present of ich, du, er, wir, ihr, sie, past, participle, auxiliary.
    static let irregular = """
        sein vbser bin bist ist sind seid sind war gewesen s, haben vbhaver habe hast hat haben habt haben hatte gehabt h,
        werden vbaux werde wirst wird werden werdet werden wurde geworden s,
        können vbmod kann kannst kann können könnt können konnte gekonnt h,
        müssen vbmod muss musst muss müssen müsst müssen musste gemusst h,
        wollen vbmod will willst will wollen wollt wollen wollte gewollt h,
        sollen vbmod soll sollst soll sollen sollt sollen sollte gesollt h,
        dürfen vbmod darf darfst darf dürfen dürft dürfen durfte gedurft h,
        mögen vbmod mag magst mag mögen mögt mögen mochte gemocht h,
        möchten vbmod möchte möchtest möchte möchten möchtet möchten wollte gewollt h,
        wissen vblex weiß weißt weiß wissen wisst wissen wusste gewusst h,
        lächeln vblex lächle lächelst lächelt lächeln lächelt lächeln lächelte gelächelt h,
        wechseln vblex wechsle wechselst wechselt wechseln wechselt wechseln wechselte gewechselt h,
        """
    static let wishes = [
        "wäre": "sein", "hätte": "haben", "würde": "werden", "könnte": "können", "müsste": "müssen", "dürfte": "dürfen",
    ]
}
