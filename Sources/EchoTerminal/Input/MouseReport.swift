/// Reads what the mouse did from the number a terminal sends with it.
enum MouseReport {
    /// `CSI < code ; x ; y M`, with `m` for a button that is let go. Places count from 1.
    static func event(code: Int, x: Int, y: Int, isRelease: Bool) -> MouseEvent? {
        guard x > 0, y > 0, let action = action(code, isRelease) else { return nil }
        let button: MouseEvent.Button = [.left, .middle, .right][min(2, code & 3)]
        return MouseEvent(action, button, at: Point(x: x - 1, y: y - 1), modifiers(code))
    }

    /// `CSI M` and three bytes, each 32 more than it means; which button was let go it does not tell.
    static func event(bytes: ArraySlice<UInt8>) -> MouseEvent? {
        let numbers = bytes.map { Int($0) - 32 }
        guard numbers.count == 3 else { return nil }
        let isRelease = numbers[0] & 0b1110_0011 == 3
        return event(
            code: isRelease ? numbers[0] & ~3 : numbers[0], x: numbers[1], y: numbers[2], isRelease: isRelease)
    }

    private static func action(_ code: Int, _ isRelease: Bool) -> MouseEvent.Action? {
        guard code >= 0, code & ~0x7F == 0 else { return nil }
        if code & 64 != 0 { return [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][code & 3] }
        guard code & 3 != 3 else { return nil }
        return isRelease ? .released : code & 32 != 0 ? .dragged : .pressed
    }

    private static func modifiers(_ code: Int) -> KeyModifiers {
        let pairs: [(Int, KeyModifiers)] = [(4, .shift), (8, .alt), (16, .control)]
        return pairs.reduce(into: []) { if code & $1.0 != 0 { $0.insert($1.1) } }
    }
}
