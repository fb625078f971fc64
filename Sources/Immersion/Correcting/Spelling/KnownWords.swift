/// Words that no speller has and people write all the same: of every day, of English, and what German makes of two.
enum KnownWords {
    static func has(_ word: String, in language: RoomLanguage) -> Bool {
        let lower = word.lowercased()
        return english.contains(lower) || computing.contains(lower) || everyday[language]?.contains(lower) == true
            || language == .german && isMade(word)
    }

    /// What titles and names are full of, and no learner writes by a slip.
    private static let english: Set<String> = [
        "the", "of", "and", "you", "your", "with", "this", "that", "have", "has", "are", "was", "for", "from", "not",
        "my", "love", "good", "big", "best", "new", "day", "like", "or", "if", "all", "never", "time", "game",
        "think", "other", "any", "read", "find", "save", "name", "help", "root", "most",
    ]

    /// Names of programs, and what their manuals write of without translating it.
    private static let computing = Set(
        """
        app apps apt ascii atime awk bash bind bios bit bits blog boot buffer byte bytes cache cgroup chmod chown
        chroot client compress cp cpio cpu cron ctime daemon debug df diff dns dpkg driver du echo emacs email epoch
        errno errtrace exec export exportfs ext fdisk fetch fifo file fsck fstab ftp gcc gdb gid git gnome gnu grep
        grub gz gzip hash header hex home host html http https id ident init inode int ip irq kernel laptop libc
        linux local locale localhost logger login logout ls lvm minix mkdir mkfs mount msdos mtime mv nano net nfs
        nice offline offset on online output parser path perl pid ping pipe plugin proc proxy ps pwd python raid
        readline regex rm rmt root router rpc rsync script sed server setuid sh shell smartphone socket ssh ssl stat
        statd stderr stdin stdout sudo sun swap sync sys syslog systemd tablet tail tape tar tcp timeout tmp to
        token trap tty udp uid umask umount unix unset url usb user utf vi vim web wifi wiki windows xml zip zsh
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let everyday: [RoomLanguage: Set<String>] = [
        .german: [
            "nix", "na", "naja", "ne", "rum", "nem", "nen", "ner", "evtl", "bzw", "etc", "usw", "ca", "inkl", "grad",
            "heut", "rin", "det", "dat", "datt", "isch", "ick", "alters",
        ],
        .spanish: ["etc", "ej", "pág", "tel", "aprox"],
        .french: ["etc", "ex", "env", "tél"],
    ]

    /// The name of a program, or a word of its manual.
    static func isOfComputers(_ word: String) -> Bool { computing.contains(word.lowercased()) }

    /// "Häng das Bild auf!": the stem of a verb, which begins a sentence.
    static func isOrder(_ word: String, in language: RoomLanguage) -> Bool {
        guard language == .german, word.first?.isUppercase == true else { return false }
        return GermanLexicon.standard.hasVerb(word.lowercased() + "e")
    }

    /// "Mitkaufen", "reingekommen"; "gibts", "machs"; "stärkern".
    private static func isMade(_ word: String) -> Bool {
        let lexicon = GermanLexicon.standard
        guard word.first?.isLowercase == true else {
            return lexicon.hasNoun(word) || hasOldVowel(word.lowercased()) || isDiminutive(word)
        }
        if word.hasSuffix("s"), lexicon.hasVerb(String(word.dropLast())) { return true }
        if word.hasSuffix("ern"), lexicon.hasAdjective(word.dropLast(2) + "ren") { return true }
        if word.count > 3, hasOldVowel(word) || lexicon.hasVerb(word + "e") { return true }
        if word.count > 4, lexicon.hasAdjective(word) { return true }
        return prefixes.contains { prefix in
            guard word.hasPrefix(prefix) else { return false }
            let rest = String(word.dropFirst(prefix.count))
            return rest.count > 3 && (lexicon.hasVerb(rest) || parted(rest) || hasOldVowel(rest))
        }
    }

    /// Verses and old books leave out an "e", or have one more, and speech adds a "te": "gehn", "heilge", "gestorbne",
    /// "freuet", "siehste"; "hoff ich" has none.
    private static func hasOldVowel(_ word: String) -> Bool {
        let lexicon = GermanLexicon.standard
        if word.hasSuffix("hn"), lexicon.hasVerb(word.dropLast() + "en") { return true }
        if word.count > 5, word.hasSuffix("et"), lexicon.hasVerb(word.dropLast(2) + "t") { return true }
        if word.count > 5, word.hasSuffix("ste"), lexicon.hasVerb(String(word.dropLast())) { return true }
        for ending in ["e", "en", "er", "es", "em"] where word.count > 6 && word.hasSuffix(ending) {
            let stem = word.dropLast(ending.count)
            if stem.hasSuffix("g"), lexicon.hasAdjective(stem.dropLast() + "ig" + ending) { return true }
            if stem.hasSuffix("n"), lexicon.hasAdjective(stem.dropLast() + "en" + ending) { return true }
        }
        return false
    }

    /// "Seelchen": what ends so is a small one of another noun.
    private static func isDiminutive(_ word: String) -> Bool {
        guard let ending = ["chen", "lein"].first(where: word.hasSuffix), word.count > 6 else { return false }
        let stem = String(word.dropLast(ending.count))
        let plain = stem.replacing("äu", with: "au").replacing("ä", with: "a").replacing("ö", with: "o")
            .replacing("ü", with: "u")
        return [stem, plain].contains {
            GermanLexicon.standard.hasNoun($0) || GermanLexicon.standard.hasNoun($0 + "e")
        }
    }

    /// "Abspuelen": the word with the letters that a keyboard lacked; nil where there are none.
    static func withUmlauts(_ word: String, in language: RoomLanguage) -> String? {
        guard language == .german, ["ae", "oe", "ue"].contains(where: word.lowercased().contains) else { return nil }
        return word.replacing("ae", with: "ä").replacing("oe", with: "ö").replacing("ue", with: "ü")
            .replacing("Ae", with: "Ä").replacing("Oe", with: "Ö").replacing("Ue", with: "Ü")
    }

    /// "Hineinzugehen"
    private static func parted(_ rest: String) -> Bool {
        rest.hasPrefix("zu") && GermanLexicon.standard.hasVerb(String(rest.dropFirst(2)))
    }

    private static let prefixes = [
        "mit", "ein", "aus", "auf", "an", "ab", "vor", "nach", "unter", "rein", "raus", "rauf", "runter", "rüber",
        "hinein", "hinaus", "hinauf", "hinunter", "hinüber", "heraus", "herein", "herum", "weiter", "zurück",
        "zusammen", "weg", "los", "fest", "trocken", "glatt", "frei", "voraus", "vorbei", "durch", "um", "über",
        "dazu", "miteinander", "dahin", "hin", "her", "rum", "entgegen",
    ]
}
