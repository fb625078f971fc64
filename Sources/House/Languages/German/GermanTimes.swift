/// When something is to be done, in German.
enum GermanTimes {
    static let moments = """
        seconds: sekunden
        second: sekunde
        minutes: minuten
        minute: minute
        hours: stunden
        hour: stunde
        half an hour: (einer|eine|) (halben|halbe) stunde
        quarter of an hour: (einer|eine|) viertelstunde
        three quarter of an hour: (einer|eine|) dreiviertelstunde
        1.5 hours: (anderthalb|eineinhalb) (stunden|stunde)
        2.5 hours: zweieinhalb (stunden|stunde)
        tomorrow morning: morgen früh, morgen vormittag
        tomorrow evening: morgen abend, morgen nachmittag
        tomorrow: morgen
        this evening: heute abend, heute nachmittag, am abend, am nachmittag
        tonight: heute nacht
        in the morning: am morgen, am vormittag, heute morgen, heute früh
        pm: abends, nachmittags, uhr abends, uhr nachmittags
        am: morgens, früh, vormittags, uhr morgens, uhr früh
        at noon: mittags, am mittag, zu mittag
        noon: mittag
        midnight: mitternacht
        at sunset: bei sonnenuntergang, zum sonnenuntergang, wenn die sonne untergeht
        at sunrise: bei sonnenaufgang, zum sonnenaufgang, wenn die sonne aufgeht
        sunset: sonnenuntergang, dem sonnenuntergang
        sunrise: sonnenaufgang, dem sonnenaufgang
        after: nach
        before: vor
        every day: jeden tag, täglich
        every evening: jeden abend
        every morning: jeden morgen
        every weekday: jeden werktag, werktags, an werktagen, unter der woche, wochentags
        every weekend: am wochenende, jedes wochenende, an wochenenden
        every monday: jeden montag, montags
        every tuesday: jeden dienstag, dienstags
        every wednesday: jeden mittwoch, mittwochs
        every thursday: jeden donnerstag, donnerstags
        every friday: jeden freitag, freitags
        every saturday: jeden samstag, samstags, jeden sonnabend
        every sunday: jeden sonntag, sonntags
        on monday: (am|nächsten|) montag
        on tuesday: (am|nächsten|) dienstag
        on wednesday: (am|nächsten|) mittwoch
        on thursday: (am|nächsten|) donnerstag
        on friday: (am|nächsten|) freitag
        on saturday: (am|nächsten|) samstag, (am|) sonnabend
        on sunday: (am|nächsten|) sonntag
        """

    static let clocks = [
        TongueData.Clock(pattern: "halb #h", hours: -1, minutes: 30),
        TongueData.Clock(pattern: "viertel nach #h", minutes: 15),
        TongueData.Clock(pattern: "viertel vor #h", hours: -1, minutes: 45),
        TongueData.Clock(pattern: "dreiviertel #h", hours: -1, minutes: 45),
        TongueData.Clock(pattern: "#m minuten nach #h"), TongueData.Clock(pattern: "#m nach #h"),
        TongueData.Clock(pattern: "#m minuten vor #h", isBefore: true),
        TongueData.Clock(pattern: "#m vor #h", isBefore: true),
        TongueData.Clock(pattern: "#h uhr #m", isSure: true),
        TongueData.Clock(pattern: "#h uhr", minutes: 0, isSure: true),
        TongueData.Clock(pattern: "#h", minutes: 0),
    ]
}
