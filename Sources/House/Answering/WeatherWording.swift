/// The weather in words that stand behind "it is".
enum WeatherWording {
    static func text(_ condition: String) -> String { known[condition] ?? StandingWording.word(condition) }

    static func isWet(_ condition: String) -> Bool {
        ["pouring", "rainy", "lightning-rainy", "snowy-rainy", "hail"].contains(condition)
    }

    static func isSnow(_ condition: String) -> Bool { ["snowy", "snowy-rainy"].contains(condition) }

    /// Conditions of Home Assistant that are no words.
    private static let known = [
        "clear-night": "clear", "fog": "foggy", "hail": "hailing", "lightning": "stormy",
        "lightning-rainy": "stormy and rainy", "partlycloudy": "partly cloudy", "pouring": "pouring with rain",
        "snowy-rainy": "snowy and rainy", "windy-variant": "windy and cloudy",
    ]
}
