/// Words that ask, and those that hold a sentence together, in German.
enum GermanQuestions {
    static let questions = """
        which: welche, welcher, welches, welchen, was für
        what is: was ist, was sind, was macht, was machen
        what: was
        how many: wie viele, wieviele, wieviel, wie viel, welche anzahl (an|von|der|)
        how: wie hoch, wie niedrig
        how long: wie lange, wie lang, wieviel zeit, wie viel zeit, wann
        how warm: wie warm, wie kalt, wie heiß
        how warm is it: wie warm ist es, wie kalt ist es, wie heiß ist es, wie warm ists
        what is the temperature: wie (viel|viele) grad (ist|sind|hat|haben|hats) (es|wir|), \
        (welche|was für eine) temperatur (ist|hat|haben|herrscht) (es|wir|), wie ist die (aktuelle|) temperatur, \
        wie hoch ist die (aktuelle|) temperatur, wieviel grad (ist|sind|hat|haben) (es|wir|), was ist die temperatur
        what is the humidity: wie hoch ist die (luftfeuchtigkeit|luftfeuchte), wie feucht ist (es|die luft), \
        wie ist die luftfeuchtigkeit
        what is the status of: in welchem (zustand|status) (ist|sind|befindet sich|befinden sich), wie steht es um, \
        wie ist der (status|zustand) (von|vom|der|des|)
        how bright is: wie hell (ist|sind), wie hoch ist die helligkeit
        how loud is: wie laut (ist|sind), wie hoch ist die lautstärke
        how is: wie (geht es|ist|sind)
        where is: wo (ist|sind|befindet sich|steckt), wo hält sich
        who is: wer ist
        who: wer
        when was: wann (wurde|wurden|war|waren|ging)
        if: ob
        any: irgendein, irgendeine, irgendeines, irgendeinen, irgendeinem, irgendeiner, irgendwelche
        people: leute, personen, menschen
        any: einige, einiges, (eins|eines|eine|einer) (von den|der|vom|von)
        anyone: jemand, irgendjemand, irgendwer
        everyone: jeder zu
        nobody: niemand, keiner
        """

    static let others = """
        all: alle, aller, allen, sämtliche, sämtlichen, sämtlicher, sämtlichem, gesamte, gesamten, komplette, \
        kompletten, ganze, ganzen, \
        jede, jedes, jeden, jeder, alle meine, alle unsere, alle von
        both: beide, beiden, beides
        no: kein, keine, keinen
        do not: nicht, nie, niemals
        in: im (ganzen|gesamten|kompletten), in (der|dem) (ganzen|gesamten|kompletten), in, im, am, ans, innerhalb, \
        in dem, an dem
        in the: ins, in der, in dem, in den, auf der, auf dem
        anywhere: irgendwo
        everywhere: überall, im ganzen haus, in der ganzen wohnung, im haus, zuhause überall, in allen räumen, \
        in allen zimmern, \
        in jedem raum, in jedem zimmer
        here: hier, hier drin, \
        (in|) (diesem|dieses|diesen|dieser|das|dem|des|den) (zimmer|raum|bereich|zimmers|raums|bereichs), \
        im (raum|zimmer|bereich)
        home: (zurück|) (zur|zu der|in die|an die) (ladestation|basis|basisstation|station|dockingstation) (zurück|)
        to: zum, zur, bis
        for: für
        with: mit
        last: zuletzt, das letzte mal
        except: außer, bis auf, ausgenommen, mit ausnahme von, nur nicht
        but not: aber nicht
        a bit: etwas, ein bisschen, ein wenig, bisschen, ein klein wenig
        a lot: viel, deutlich, wesentlich
        brighter: heller
        darker: dunkler
        warmer: wärmer
        cooler: kälter, kühler
        louder: lauter
        quieter: leiser
        faster: schneller
        slower: langsamer
        longer: länger
        higher: höher, mehr
        less: niedriger, weniger, tiefer, kürzer
        too quiet: zu leise
        too dark: zu dunkel
        too bright: zu hell
        too warm: zu warm, zu heiß
        too cold: zu kalt
        too loud: zu laut
        too quiet: zu leise
        it is: es ist
        or: oder
        : stummschaltung
        called: namens, mit dem namen
        tell me: sag mir bescheid, sage mir bescheid, sag bescheid, gib mir bescheid, gib bescheid, \
        benachrichtige mich, \
        informiere mich, melde dich, sag mir, sage mir, warne mich
        """
}
