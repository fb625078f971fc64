/// Words that ask, and those that hold a sentence together, in French.
enum FrenchQuestions {
    static let questions = """
        : est ce (que|qu)
        which: (quelle|quelles|quel|quels), lesquelles, lesquels, (quelles|quels) sont (les|)
        what is: (quelle|quel) est, qu est ce qui est, c est quoi
        what: que, quoi
        how long: il reste (encore|) combien (de temps|), où en (est|sont), quand (sonne|finit|se termine), \
        combien de temps, combien reste t il de temps, combien reste \
        t il, il reste combien
        how many: combien (de|d|y a t il de|y a t il d|il y a de|il y a d|)
        how warm is it: (combien|il) fait (t|) il, quelle température fait (t|) il, combien de degrés fait il, \
        fait il (chaud|froid), quelle température il fait
        what is the temperature: il fait quelle température, quelle est la température (actuelle|) (qu il fait|), \
        quelle température est ce qu il fait, quelle température (y a t il|il y a|a t on), \
        combien de degrés (y a t il|il y a), (donne|dis) moi la température, (il|) fait (il|) combien, combien fait \
        il, quelle est la température
        what is the humidity: quelle est l humidité, quel est le taux d humidité
        how is: comment (est|sont|va|vont)
        where is: où (est|sont|se trouve|se trouvent|se situe), (à|dans|) quel endroit (est|se trouve), \
        où est ce que se trouve
        who is: qui est
        who: qui
        when was: quand a été
        any: certaines, certains, n importe quelle, quelconque
        anyone: quelqu un
        everyone: tout le monde
        nobody: personne
        people: personnes, gens
        what is the status of: quel est (l état|le statut) (de|du|d|), (dans|en) (quel|quelle) état (est|sont)
        """

    static let others = """
        all: (tous|toutes|toute) (les|mes|nos|l|la|le|), chaque, l ensemble (des|de)
        both: les deux
        no: aucune, aucun
        do not: ne, n, pas
        in: dans, à l intérieur de
        anywhere: quelque part
        home: à (la|sa) (base|station|station de charge|station de recharge)
        everywhere: partout, \
        (dans|de) (tout|tous|toute|) (l|la|le|les|) (appart|appartement|maison|logement|domicile|baraque), \
        dans tout l appartement, dans l appartement, dans toute la maison, (dans|de) la maison entière, \
        (dans|de) (toutes les|chaque) \
        (pièces|pièce|chambres|chambre|salles|salle), de la maison, dans la maison, \
        de toute la maison
        here: ici, ici même, où on se situe, (au|dans|à|) cet endroit, (dans|de|des|) cette pièce, \
        dans la pièce, de la pièce
        of: de, d, du, des
        for: pour, pendant, depuis
        in: d ici
        by: par
        with: avec
        except: sauf, excepté, à part, hormis, sans, à l exception de
        but not: mais pas
        a bit: un peu, légèrement
        a lot: beaucoup
        brighter: plus (lumineux|clair|claire|lumineuse)
        darker: plus (sombre|sombres), moins lumineux
        warmer: plus chaud
        cooler: plus froid, plus frais
        louder: plus (fort|forte|forts), plus de (volume|son|watts)
        quieter: moins (fort|forte), plus bas, moins de (volume|son|watts)
        higher: plus, plus haut
        less: moins
        too dark: trop sombre
        too bright: trop lumineux, trop clair
        too warm: trop chaud
        too cold: trop froid
        too loud: trop fort
        it is: il fait, c est
        or: ou
        called: (surnommé|surnommée|nommé|nommée|appelé|appelée|intitulé)
        last: pour la dernière fois, dernière fois
        tell me: dis moi, préviens moi, avertis moi, prévenez moi
        """
}

/// When something is to be done, in French.
enum FrenchTimes {
    static let moments = """
        seconds: secondes, secs, s
        second: seconde, sec
        minutes: minutes, mins, m
        minute: minute, min
        hours: heures
        hour: heure, h
        half an hour: (une|) demi heure
        quarter of an hour: (un|) quart d heure
        1.5 hours: une heure et demie
        tomorrow morning: demain matin
        tomorrow evening: demain (soir|après midi)
        tomorrow: demain
        this evening: ce soir, cet après midi
        tonight: cette nuit
        am: du matin
        pm: du soir, de l après midi
        in the morning: ce matin, le matin
        at noon: à midi
        at midnight: à minuit
        at sunset: au coucher du soleil, à la tombée de la nuit
        at sunrise: au lever du soleil
        sunset: le coucher du soleil
        sunrise: le lever du soleil
        after: après
        before: avant
        every day: (tous les|chaque) (jours|jour)
        every evening: (tous les|chaque) (soirs|soir)
        every morning: (tous les|chaque) (matins|matin)
        every weekday: en semaine, les jours de semaine, chaque jour ouvrable
        every weekend: le week end, les week ends, le weekend
        every monday: (tous les|chaque) (lundis|lundi)
        every tuesday: (tous les|chaque) (mardis|mardi)
        every wednesday: (tous les|chaque) (mercredis|mercredi)
        every thursday: (tous les|chaque) (jeudis|jeudi)
        every friday: (tous les|chaque) (vendredis|vendredi)
        every saturday: (tous les|chaque) (samedis|samedi)
        every sunday: (tous les|chaque) (dimanches|dimanche)
        on monday: lundi
        on tuesday: mardi
        on wednesday: mercredi
        on thursday: jeudi
        on friday: vendredi
        on saturday: samedi
        on sunday: dimanche
        """
}
