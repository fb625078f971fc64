/// A character as HTML writes it: `&eacute;`, `&#233;`, `&#xE9;`.
enum HTMLEntity {
    /// The entity at the start of a text, and how many characters it is long.
    static func first(in text: Substring) -> (text: String, length: Int)? {
        let head = text.prefix(12)
        guard head.first == "&", let end = head.firstIndex(of: ";") else { return nil }
        let name = head[head.index(after: head.startIndex)..<end]
        guard let found = character(named: name) else { return nil }
        return (found, name.count + 2)
    }

    private static func character(named name: Substring) -> String? {
        guard name.first == "#" else { return named[String(name)] ?? named[name.lowercased()] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        guard let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10),
            let scalar = Unicode.Scalar(number == 160 ? 32 : number), number >= 32 || number == 9 || number == 10
        else { return nil }
        return String(scalar)
    }

    /// Those of U+00A1 to U+00FF, in order.
    private static let latin = """
        iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
        Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
        Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
        igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
        thorn yuml
        """

    private static let others: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ensp": " ", "emsp": " ",
        "thinsp": " ", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
        "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "trade": "™", "euro": "€",
        "oelig": "œ", "OElig": "Œ", "scaron": "š", "Scaron": "Š", "Yuml": "Ÿ", "larr": "←", "rarr": "→", "uarr": "↑",
        "darr": "↓", "harr": "↔", "zwj": "\u{200D}", "zwnj": "\u{200C}", "lrm": "", "rlm": "",
    ]

    private static let named: [String: String] = {
        let names = latin.split(separator: " ")
        let pairs = zip(names, UInt32(0xA1)...).map { name, number in
            (String(name), Unicode.Scalar(number).map { String($0) } ?? "")
        }
        return others.merging(pairs) { own, _ in own }
    }()
}
