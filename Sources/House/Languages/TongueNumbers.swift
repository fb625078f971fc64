/// Numbers in words, to a hundred.
enum TongueNumbers {
    static let german: [String: Int] = {
        let small = [
            "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
            "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
        ]
        let tens = ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
        var all = Dictionary(uniqueKeysWithValues: small.enumerated().map { ($1, $0) })
        for (index, ten) in tens.enumerated() {
            let value = (index + 2) * 10
            all[plain(ten)] = value
            for unit in 1...9 {
                all[plain((unit == 1 ? "ein" : small[unit]) + "und" + ten)] = value + unit
            }
        }
        for (word, number) in all where plain(word) != word { all[plain(word)] = number }
        return all.merging(["hundert": 100, "einhundert": 100, "zwo": 2]) { first, _ in first }
    }()

    static let spanish: [String: Int] = {
        let small = [
            "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
            "trece", "catorce", "quince", "dieciseis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno",
            "veintidos", "veintitres", "veinticuatro", "veinticinco", "veintiseis", "veintisiete", "veintiocho",
            "veintinueve",
        ]
        let tens = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"]
        var all = Dictionary(uniqueKeysWithValues: small.enumerated().map { ($1, $0) })
        for (index, ten) in tens.enumerated() {
            all[ten] = (index + 3) * 10
            for unit in 1...9 { all["\(ten) y \(small[unit])"] = (index + 3) * 10 + unit }
        }
        return all.merging(["cien": 100, "veintiun": 21]) { first, _ in first }
    }()

    static let french: [String: Int] = {
        let small = [
            "zero", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
            "treize", "quatorze", "quinze", "seize", "dix sept", "dix huit", "dix neuf",
        ]
        let tens = [20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante"]
        var all = Dictionary(uniqueKeysWithValues: small.enumerated().map { ($1, $0) })
        all["un"] = nil
        for (value, ten) in tens {
            all[ten] = value
            for unit in 1...9 { all[unit == 1 ? "\(ten) et un" : "\(ten) \(small[unit])"] = value + unit }
        }
        for unit in 10...19 { all[unit == 11 ? "soixante et onze" : "soixante \(small[unit])"] = 60 + unit }
        for unit in 1...19 { all["quatre vingt \(small[unit])"] = 80 + unit }
        return all.merging(["quatre vingts": 80, "quatre vingt": 80, "cent": 100]) { first, _ in first }
    }()

    /// As words of a sentence are compared.
    private static func plain(_ word: String) -> String { HouseTokens.all(in: word).map(\.word).joined() }
}
