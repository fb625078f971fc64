/// Sounds of other languages in those of the English model (ARPAbet), each with what comes nearest.
enum PhoneTable {
    /// What the model has.
    static let phones: Set<String> = Set(
        """
        AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The ways to say one sound; empty for a mark that is none. Longer symbols win.
    static func ways(of sound: String) -> [[String]] {
        if let ways = table[sound] { return ways }
        if sound.hasSuffix("ː"), let ways = table[String(sound.dropLast())] { return ways }
        var way: [String] = []
        var rest = sound.unicodeScalars[...]
        while !rest.isEmpty {
            let found = (1...3).reversed().lazy.compactMap { count -> (Int, [String])? in
                guard count <= rest.count else { return nil }
                return table[String(String.UnicodeScalarView(rest.prefix(count)))]?.first.map { (count, $0) }
            }.first
            if let (count, phones) = found {
                way += phones
                rest = rest.dropFirst(count)
            } else {
                rest = rest.dropFirst()
            }
        }
        return way.isEmpty ? [] : [way]
    }

    private static let table: [String: [[String]]] = {
        var table: [String: [[String]]] = [:]
        for line in source.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let ways = parts[1].split(separator: "|").map { $0.split(separator: " ").map(String.init) }
            for symbol in parts[0].split(separator: ",") { table[String(symbol)] = ways }
        }
        return table
    }()

    private static let source = """
        a AA|AH
        aː,ɑ,ɑː,ä AA
        ɐ AH|ER
        ɐ̯,ə AH
        æ AE
        e EH|EY
        eː,eɪ,ej EY
        ɛ,ɛː EH
        ɜ,ɚ,øː ER
        i IY|IH
        iː IY
        ɪ,ɨ,ᵻ IH
        o OW|AO
        oː,oʊ OW
        ɔ AO|AA
        ɔː AO
        u,ɯ UW|UH
        uː,ɯᵝ UW
        ʊ UH
        y,yː UW|IY
        ʏ UH|IH
        ø ER|UH
        œ ER|AH
        œ̃ AH N
        ɛ̃ AE N|AE
        ɑ̃ AA N|AA
        ɔ̃ OW N|OW
        aɪ,aj AY
        aʊ,aw AW
        ɔø,ɔɪ,ɔʏ,oj OY
        b B
        β B|V
        p P
        t T
        d D
        ð DH|D
        k,c K
        ɡ,g,ɣ,ɟ G
        f F
        v V
        s S
        z Z
        ʃ SH
        ʒ ZH
        θ TH|S
        x,χ HH|K
        ç SH|HH
        h HH
        m M
        n N
        ŋ NG
        ɲ N Y
        l,ɫ L
        ʎ L Y|Y
        ʝ Y|JH
        j,ʲ Y
        w W
        ɥ W|Y
        ɾ R|D
        r,ʀ,ɹ R
        ʁ R|HH
        tʃ CH
        dʒ JH
        ts T S
        pf P F
        """
}
