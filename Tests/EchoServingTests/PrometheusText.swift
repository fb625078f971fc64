import Foundation

/// Reads the text format of Prometheus as strictly as it is written down (version 0.0.4), for tests.
struct PrometheusText {
    struct Series: Hashable {
        var name: String
        var labels: [String: String]
    }

    /// What is wrong, and in which line.
    struct Malformed: Error, CustomStringConvertible {
        var description: String
    }

    private(set) var types: [String: String] = [:]
    private(set) var samples: [Series: Double] = [:]
    private var helped: Set<String> = []
    private var finished: Set<String> = []
    private var current: String?
    private var order: [Series] = []

    init(_ text: String) throws(Malformed) {
        guard text.hasSuffix("\n") else { throw Malformed(description: "the last line does not end") }
        for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# HELP ") {
                try readHelp(line.dropFirst(7))
            } else if line.hasPrefix("# TYPE ") {
                try readType(line.dropFirst(7))
            } else {
                try readSample(line)
            }
        }
        for (name, type) in types where type == "histogram" { try checkHistogram(name) }
    }

    subscript(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        samples[Series(name: name, labels: labels)]
    }

    private mutating func readHelp(_ rest: Substring) throws(Malformed) {
        let words = rest.split(separator: " ", maxSplits: 1)
        guard words.count == 2, Self.isName(words[0]) else { throw Malformed(description: "HELP \(rest)") }
        _ = try Self.unescaped(words[1], quotes: false)
        guard helped.insert(String(words[0])).inserted else { throw Malformed(description: "a second HELP \(rest)") }
        try begin(String(words[0]))
    }

    private mutating func readType(_ rest: Substring) throws(Malformed) {
        let words = rest.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 2, ["counter", "gauge", "histogram", "summary", "untyped"].contains(words[1]),
            types[words[0]] == nil, current == words[0]
        else { throw Malformed(description: "TYPE \(rest)") }
        if words[1] == "counter", !words[0].hasSuffix("_total") {
            throw Malformed(description: "a counter ends with _total: \(rest)")
        }
        types[words[0]] = words[1]
    }

    private mutating func begin(_ family: String) throws(Malformed) {
        if let current { finished.insert(current) }
        guard !finished.contains(family) else { throw Malformed(description: "\(family) comes in two places") }
        current = family
    }

    private mutating func readSample(_ line: Substring) throws(Malformed) {
        let (series, value) = try Self.sample(line)
        let family = current ?? ""
        let suffixes = types[family] == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
        guard types[family] != nil, suffixes.contains(where: { series.name == family + $0 }) else {
            throw Malformed(description: "no HELP and TYPE before: \(line)")
        }
        guard samples.updateValue(value, forKey: series) == nil else { throw Malformed(description: "twice: \(line)") }
        if types[family] == "counter", value < 0 { throw Malformed(description: "a counter below 0: \(line)") }
        order.append(series)
    }

    private static func sample(_ line: Substring) throws(Malformed) -> (Series, Double) {
        let name = line.prefix { $0 != "{" && $0 != " " }
        guard isName(name) else { throw Malformed(description: "no metric: \(line)") }
        var rest = line[name.endIndex...]
        var labels: [String: String] = [:]
        if rest.first == "{" {
            rest = rest.dropFirst()
            while rest.first != "}" {
                let label = rest.prefix { $0 != "=" }
                guard isName(label), !label.contains(":"), rest[label.endIndex...].hasPrefix("=\"") else {
                    throw Malformed(description: "no label: \(line)")
                }
                let (value, end) = try quoted(rest[label.endIndex...].dropFirst(2))
                guard labels.updateValue(value, forKey: String(label)) == nil else {
                    throw Malformed(description: "a label twice: \(line)")
                }
                rest = end
                if rest.first == "," {
                    rest = rest.dropFirst()
                } else if rest.first != "}" {
                    throw Malformed(description: "no comma: \(line)")
                }
            }
            rest = rest.dropFirst()
        }
        guard rest.first == " ", let value = Double(rest.dropFirst()) else {
            throw Malformed(description: "no value: \(line)")
        }
        return (Series(name: String(name), labels: labels), value)
    }

    /// What stands before the closing quote, and what comes after it.
    private static func quoted(_ text: Substring) throws(Malformed) -> (String, Substring) {
        var end = text.startIndex
        while end < text.endIndex, text[end] != "\"" {
            if text[end] == "\\" { text.formIndex(after: &end) }
            if end < text.endIndex { text.formIndex(after: &end) }
        }
        guard end < text.endIndex else { throw Malformed(description: "no closing quote: \(text)") }
        return (try unescaped(text[..<end], quotes: true), text[end...].dropFirst())
    }

    private static func unescaped(_ text: Substring, quotes: Bool) throws(Malformed) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            switch (isEscaped, character) {
            case (false, "\\"): break
            case (false, _), (true, "\\"): result.append(character)
            case (true, "n"): result.append("\n")
            case (true, "\"") where quotes: result.append("\"")
            case (true, _): throw Malformed(description: "an escape that there is not: \(text)")
            }
            isEscaped = !isEscaped && character == "\\"
        }
        return result
    }

    private static func isName(_ text: Substring) -> Bool {
        guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return text.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == ":"
        }
    }

    private func checkHistogram(_ name: String) throws(Malformed) {
        var buckets: [[String: String]: [(Double, Double)]] = [:]
        for series in order where series.name == name + "_bucket" {
            var labels = series.labels
            guard let bound = labels.removeValue(forKey: "le").flatMap({ $0 == "+Inf" ? .infinity : Double($0) })
            else { throw Malformed(description: "a bucket without a bound: \(series)") }
            buckets[labels, default: []].append((bound, samples[series] ?? 0))
        }
        let counted = order.filter { $0.name == name + "_count" }.map(\.labels)
        guard Set(counted) == Set(buckets.keys) else { throw Malformed(description: "\(name): uncounted") }
        for (labels, buckets) in buckets {
            let isSorted = zip(buckets, buckets.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 <= $1.1 }
            guard isSorted, buckets.last?.0 == .infinity, buckets.last?.1 == self[name + "_count", labels],
                self[name + "_sum", labels] != nil
            else { throw Malformed(description: "\(name) \(labels): \(buckets)") }
        }
    }
}
