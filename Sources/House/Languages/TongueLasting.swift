/// Puts how long something is to last behind what is to last: "when the door 10 minutes is open" is of one that is open
/// for 10 minutes.
enum TongueLasting {
    static func settled(_ english: String) -> String {
        guard english.contains("when "), english.contains(" minute") || english.contains(" hour") else {
            return english
        }
        let asked = #/is (tell me when .+?) (open|closed|on|off|locked|unlocked|running) /#
        let before =
            #/(when .*?)(?:for |more than |longer als )?(\d+ (?:minutes?|hours?)) ((?:is|are) (?:open|closed|on|off))/#
        let behind = #/((?:is|are) (?:open|closed|on|off|locked|unlocked|running)) (\d+ (?:minutes?|hours?))/#
        let whole = english.prefixMatch(of: asked).map { match in
            "\(match.output.1) is \(match.output.2) " + english[match.range.upperBound...]
        }
        return (whole ?? english)
            .replacing(before) { "\($0.output.1)\($0.output.3) for \($0.output.2)" }
            .replacing(behind) { "\($0.output.1) for \($0.output.2)" }
    }
}
