import Foundation
import Testing

@Suite struct `The offline assistant tells the time elsewhere` {
    @Test(arguments: [
        ("what time is it in Ouagadougou?", "It is 2:05 in the afternoon in Ouagadougou."),
        ("What time is it in Buenos Aires", "It is 11:05 in the morning in Buenos Aires."),
        ("what's the time in new york right now", "9:05 in the morning in New York."),
        ("what is the time now in Tokyo", "11:05 in the evening in Tokyo."),
        ("time in Port-au-Prince", "9:05 in the morning in Port au Prince."), ("what time is it in São Paulo", "11:05"),
        ("hello, what time is it in kathmandu", "7:50 in the evening in Kathmandu."),
        ("what time is it in St. John's", "10:35 in the morning"),
        ("what time is it in seattle", "6:05 in the morning"),
        ("do you know what time it is in Mumbai", "7:35 in the evening in Mumbai."),
        ("what time is it in kolkata", "7:35"),
        ("tell me the time in Auckland", "3:05 in the morning in Auckland, where it is already Sunday."),
        ("what time is it in honolulu", "4:05 in the morning in Honolulu."),
        ("what time is it in Saint Petersburg", "5:05"),
        ("what time is it in Tel Aviv", "4:05 in the afternoon"), ("current time in the city of paris", "3:05"),
        ("what time is it in UTC", "2:05"), ("what time is it in japan", "11:05"),
        ("what time is it in zürich", "3:05"),
        ("what time is it in Atlantis", "I do not know a city called Atlantis."),
        ("what time is it in ten minutes", "offline"), ("what time is it", "It is 2:05 in the afternoon."),
    ])
    func `in the larger cities and some smaller ones`(said: String, answer: String) {
        let given = OfflineAssistant.text(said)
        #expect(given.contains(answer), "\(given)")
    }

    @Test func `in every city of the time zone database`() {
        let cities = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }
            .map { $0.split(separator: "/").last!.replacing("_", with: " ") }
        let unknown = cities.filter { !OfflineAssistant.text("what time is it in \($0)?").hasPrefix("It is ") }

        #expect(cities.count > 400)
        #expect(unknown == [])
    }

    @Test func `with the day where it is another one`() {
        let night = OfflineAssistant.now.addingTimeInterval(-13 * 3600)

        let answer = OfflineAssistant.text("what time is it in lima", at: night)

        #expect(answer == "It is 8:05 in the evening in Lima, where it is still Friday.")
    }
}
