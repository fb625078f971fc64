import Testing

@Suite struct `The offline assistant counts days` {
    @Test(arguments: [
        (
            "How many days are there between 3 March 2024 and 1 May 2025?",
            "There are 424 days between Sunday, March 3, 2024 and Thursday, May 1, 2025."
        ),
        ("how many days are there between 1 May 2025 and 3 March 2024", "424 days"),
        ("days between 2024-03-03 and 2025-05-01", "424 days"), ("days from March 3, 2024 to May 1, 2025", "424 days"),
        ("how many days between March 3rd, 2024 and the 1st of May 2025", "424 days"),
        ("how many days between Mar 3,2024 and 1 Sept 2024", "182 days"),
        (
            "how many days between the third of march twenty twenty four and may first two thousand twenty five",
            "424 days"
        ),
        ("how many days between 28 february 2024 and 1 march 2024", "2 days"),
        ("how many days between 28 february 2023 and 1 march 2023", "1 day between"),
        ("days between 1 march 1900 and 28 february 1900", "1 day between"),
        ("days between 2000-02-28 and 2000-03-01", "are 2"),
        ("how many days between 2024-03-03 and 3 March 2024", "Both are Sunday, March 3, 2024: that is 0 days."),
        (
            "how many days between the first of january nineteen ninety nine and the first of january two thousand and five",
            "2192"
        ),
        ("how many days between the third of march two thousand and five and today", "7933 days"),
        (
            "how many days between 3 March and 1 May",
            "59 days between Wednesday, March 3, 2027 and Saturday, May 1, 2027"
        ),
        ("how many days from christmas to new year", "7 days"),
        ("how many days between today and christmas", "34 days"),
        ("how many days between christmas 2024 and 1 january 2025", "7 days"),
        ("how many days are there between tomorrow and friday", "5 days"),
        ("days until Christmas", "34 days until Christmas"),
        ("how many days until 1 May 2027", "161 days until Saturday, May 1, 2027."),
        ("how many days until 2026-11-21", "is today"), ("how many days until 1 may 2020", "was 2395 days ago"),
        ("how many days since 1 may 2020", "was 2395 days ago"),
        ("how many days since the first of january", "324 days ago"),
        ("days until 29 february", "465 days"), ("hello, how many days until christmas", "34 days"),
    ])
    func `between dates in figures and in words`(said: String, answer: String) {
        let given = OfflineAssistant.text(said)
        #expect(given.contains(answer), "\(given)")
    }

    @Test(arguments: [
        ("how many days between 30 february 2024 and 1 may 2024", "There is no February 30, 2024."),
        ("how many days between 1 may 2024 and 2023-02-29", "There is no February 29, 2023."),
        ("days between 31 april and today", "There is no April 31."),
        ("days between 2024-13-01 and today", "There is no month 13."),
        ("how many days until february 30", "There is no February 30."),
        ("how many days between monday and doomsday", "I understand dates such as 3 March 2024"),
        ("how many days between 3/4/2024 and 5/6/2024", "I understand dates such as"),
        ("how many days between 1 may 1066 and today", "from the year 1583 to 9999"),
        ("how many days until payday", "offline"),
        ("how long is it from paris to london", "offline"),
    ])
    func `and says in words what is no date`(said: String, answer: String) {
        let given = OfflineAssistant.text(said)
        #expect(given.contains(answer), "\(given)")
    }
}
